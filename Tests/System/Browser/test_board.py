"""A board that two pages show at the same time."""

import json
import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, expect_connected, expect_only_logged, open_page

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
    add(page, 0, "Oil the gate")
    expect(other.get_by_text("Oil the gate")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Oil the gate", exact=True).click()
    expect(other.get_by_text("Ada has it open")).to_be_visible()


def test_a_card_is_dragged_to_another_column(page, other):
    # The cards of a first visit.
    page.get_by_text("Sweep the yard", exact=True).drag_to(page.get_by_text("Order timber", exact=True))
    for each in (page, other):
        expect(column(each, "Done").get_by_text(re.compile("Sweep|Order"))).to_have_text(
            [re.compile("^Sweep the yard"), "Order timber"])


def test_a_card_is_moved_by_menu_and_kept(page, server):
    page.get_by_role("button", name="Move Mend the lamp").click()
    page.get_by_role("button", name="Done", exact=True).click()
    page.reload()
    expect(page.get_by_text("Mend the lamp")).to_be_visible()
    board = json.loads((server.data_directory / "board.json").read_text())
    assert [len(column["cards"]) for column in board["columns"]] == [2, 0, 2]


def test_a_reload_counts_nobody_twice_and_keeps_the_name(page, other):
    expect(page.get_by_text("2 here")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    expect(other.get_by_label("Ada")).to_be_visible()
    for _ in range(2):
        page.reload()
        expect_connected(page)
        expect(page.get_by_label("Your name")).to_have_value("Ada")
    for each in (page, other):
        expect(each.get_by_text("2 here")).to_be_visible()
    expect(other.get_by_label("Ada")).to_have_count(1)
    add(page, 0, "Oil the gate")
    expect(other.get_by_text("Oil the gate")).to_be_visible()
    expect(other.get_by_text("2 here")).to_be_visible()


def test_two_tabs_of_a_browser_are_one_visitor_who_stays_with_either(page, context, other, server):
    expect(other.get_by_text("2 here")).to_be_visible()
    tab = open_page(context, server.url)
    for each in (page, other, tab):
        expect(each.get_by_text("2 here")).to_be_visible()
    page.get_by_label("Your name").fill("Ada")
    expect(tab.get_by_label("Your name")).to_have_value("Ada")
    page.get_by_role("button", name="Mend the lamp", exact=True).click()
    expect(other.get_by_text("Ada has it open")).to_be_visible()
    tab.reload()
    expect_connected(tab)
    tab.close()
    add(other, 0, "Oil the gate")
    expect(page.get_by_text("Oil the gate")).to_be_attached()
    for each in (page, other):
        expect(each.get_by_text("2 here")).to_be_attached()
    expect(other.get_by_label("Ada", exact=True)).to_have_count(1)
    expect(other.get_by_text("Ada has it open")).to_be_visible()


def test_a_half_filled_form_survives_escape_and_a_reload(page):
    page.get_by_role("button", name="Add a card").first.click()
    form = page.get_by_role("dialog")
    form.get_by_label("Title").fill("Oil the gate")
    page.keyboard.press("Escape")
    expect(form.get_by_label("Title")).to_have_value("Oil the gate")
    page.reload()
    expect_connected(page)
    expect(form.get_by_label("Title")).to_have_value("Oil the gate")
    form.get_by_role("button", name="Cancel").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Discard what you have typed?")
    question.get_by_role("button", name="Keep editing").click()
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    expect(page.get_by_text("Oil the gate")).to_be_visible()
    page.reload()
    expect_connected(page)
    expect(page.get_by_text("Oil the gate")).to_be_visible()
    expect(form).to_have_count(0)


@pytest.mark.parametrize("language, sentence", [
    ("en-GB", "The board cannot be read, and is left as it is. Tell those who run this page."),
    ("de-DE", "Die Tafel ist nicht lesbar und bleibt, wie sie ist. "
              "Sagen Sie es denen, die diese Seite betreiben."),
])
def test_a_file_that_is_no_board_is_reported_and_kept(browser, tmp_path, language, sentence):
    file = tmp_path / "board.json"
    file.write_text("{")
    server = Server(build(PRODUCT), tmp_path)
    context = browser.new_context(locale=language)
    page = open_page(context, server.url)
    expect(page.get_by_text(sentence)).to_be_visible()
    expect_only_logged(page, server, file)
    assert file.read_text() == "{"
    context.close()
    assert server.stop() == 0


def test_a_board_that_is_not_saved_says_so_without_the_place(page, server):
    expect(page.get_by_text("Mend the lamp")).to_be_visible()
    # A folder cannot be replaced by a file.
    (server.data_directory / "board.json" / "within").mkdir(parents=True)
    add(page, 0, "Oil the gate")
    expect(page.get_by_text("The board was not saved. The next change tries again.")).to_be_visible()
    expect_only_logged(page, server, server.data_directory / "board.json")


@pytest.mark.parametrize("size", [(1200, 800), (390, 844)])
def test_the_columns_take_the_room_that_there_is(page, size):
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    places = [page.get_by_role("heading", name=name) for name in ("Planned", "In progress", "Done")]
    if width > 1000:
        boxes = [place.bounding_box() for place in places]
        assert boxes[1]["x"] - boxes[0]["x"] == pytest.approx(boxes[2]["x"] - boxes[1]["x"], abs=1)
        assert boxes[2]["x"] - boxes[1]["x"] > 370
    else:
        page.wait_for_function(
            """() => {
                const card = document.querySelector('[aria-label="Move Sweep the yard"]');
                const right = card?.getBoundingClientRect().right;
                return 280 < right && right < 390;
            }""")
    assert page.evaluate("document.documentElement.scrollWidth") == width
