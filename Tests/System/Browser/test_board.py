"""A board that two pages show at the same time."""

import json
import re

import pytest
from playwright.sync_api import expect

PRODUCT = "Board"
OWN_SERVER = True


@pytest.fixture
def other(page, browser):
    """A second visitor, in a browser of their own."""
    context = browser.new_context()
    other = context.new_page()
    other.goto(page.url)
    yield other
    context.close()


def add(page, column, title):
    page.get_by_role("button", name="Add a card").nth(column).click()
    form = page.get_by_role("dialog")
    form.get_by_label("Title").fill(title)
    form.get_by_role("button", name="Save").click()
    expect(form).to_be_hidden()


def column(page, name):
    """The column with a heading."""
    return page.get_by_role("heading", name=name, exact=True).locator("xpath=ancestor::*[.//button][1]")


def test_what_one_visitor_does_the_other_sees(page, other):
    expect(page.get_by_text("2 here")).to_be_visible()
    add(page, 0, "Paint the door")
    expect(other.get_by_text("Paint the door")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Paint the door", exact=True).click()
    expect(other.get_by_text("Ada has it open")).to_be_visible()


def test_a_card_is_dragged_to_another_column(page, other):
    add(page, 0, "Sweep the yard")
    add(page, 2, "Order timber")
    page.get_by_text("Sweep the yard", exact=True).drag_to(page.get_by_text("Order timber", exact=True))
    for each in (page, other):
        expect(column(each, "Done").get_by_text(re.compile("Sweep|Order"))).to_have_text(
            ["Sweep the yard", "Order timber"])


def test_a_card_is_moved_by_menu_and_kept(page, server):
    add(page, 0, "Mend the lamp")
    page.get_by_role("button", name="Move Mend the lamp").click()
    page.get_by_role("button", name="Done", exact=True).click()
    page.reload()
    expect(page.get_by_text("Mend the lamp")).to_be_visible()
    board = json.loads((server.data_directory / "board.json").read_text())
    assert [len(column["cards"]) for column in board["columns"]][2] >= 1
