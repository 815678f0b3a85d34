"""Layouts that the server computes from the sizes that the page measures."""

import pytest
from playwright.sync_api import expect

from conftest import expect_connected

PRODUCT = "Gallery"


@pytest.fixture
def layouts(wide_page):
    wide_page.get_by_role("tab", name="Layouts").click()
    expect(wide_page.get_by_role("button", name="oak", exact=True)).to_be_visible()
    return wide_page


def box(page, name):
    """The place of a button or a text of the page."""
    panel = page.get_by_role("tabpanel", name="Layouts")
    button = panel.get_by_role("button", name=name, exact=True)
    found = button if button.count() else panel.get_by_text(name, exact=True)
    return found.bounding_box()


def eventually(page, is_true):
    """Waits until the views are placed as they should be."""
    for _ in range(100):
        if is_true():
            return
        page.wait_for_timeout(50)
    assert is_true()


def bottom(rect):
    return rect["y"] + rect["height"]


def right(rect):
    return rect["x"] + rect["width"]


def test_a_flow_breaks_its_lines_where_the_window_ends(layouts):
    eventually(layouts, lambda: box(layouts, "oak")["y"] == box(layouts, "ash")["y"])
    layouts.set_viewport_size({"width": 400, "height": 760})
    eventually(layouts, lambda: box(layouts, "ash")["y"] == bottom(box(layouts, "oak")) + 8)
    assert right(box(layouts, "ash")) <= 400


def test_views_that_come_and_go_are_placed(layouts):
    layouts.get_by_role("button", name="Plant a sycamore maple").click()
    expect(layouts.get_by_role("button", name="sycamore maple 5")).to_be_visible()
    assert box(layouts, "sycamore maple 5")["width"] > 150
    layouts.get_by_role("button", name="hornbeam").click()
    expect(layouts.get_by_role("button", name="hornbeam")).to_have_count(0)
    eventually(layouts, lambda: abs(
        box(layouts, "rowan")["x"] - right(box(layouts, "oak")) - 8) < 0.2)


def test_the_view_that_fits_shows_and_the_others_do_not(layouts):
    heading = layouts.get_by_test_id("heading")
    expect(heading.get_by_text("in the order in which they were planted")).to_be_visible()
    expect(heading.get_by_text("The trees, in order")).to_be_hidden()
    layouts.set_viewport_size({"width": 330, "height": 760})
    expect(heading.get_by_text("The trees, in order")).to_be_visible()
    expect(heading.get_by_text("in the order in which they were planted")).to_be_hidden()
    assert "All of the trees" not in layouts.locator("body").aria_snapshot()


def test_one_set_of_views_changes_its_layout(layouts):
    eventually(layouts, lambda: box(layouts, "12")["y"] == box(layouts, "2")["y"])
    twelve = layouts.get_by_text("12", exact=True).get_attribute("id")
    layouts.get_by_role("button", name="As a dial").click()
    eventually(layouts, lambda: box(layouts, "12")["y"] == box(layouts, "6")["y"] - 120)
    assert layouts.get_by_text("12", exact=True).get_attribute("id") == twelve


def middle(rect):
    return rect["y"] + rect["height"] / 2


def test_views_of_two_stacks_are_on_one_line(layouts):
    eventually(layouts, lambda: abs(
        middle(box(layouts, "Oak")) - middle(box(layouts, "40 m"))) < 0.5)


def test_a_new_page_places_the_views_again(layouts):
    eventually(layouts, lambda: box(layouts, "rowan")["width"] > 40)
    before = box(layouts, "rowan")
    layouts.reload()
    expect_connected(layouts)
    layouts.get_by_role("tab", name="Layouts").click()
    expect(layouts.get_by_role("button", name="rowan")).to_be_visible()
    eventually(layouts, lambda: box(layouts, "rowan") == before)


def test_a_line_is_below_the_selected_tab(layouts):
    line = layouts.get_by_test_id("line")

    def is_below(name):
        tab, rect = box(layouts, name), line.bounding_box()
        return all(abs(difference) <= 1 for difference in (
            tab["x"] - rect["x"], tab["width"] - rect["width"], bottom(tab) - bottom(rect)))

    eventually(layouts, lambda: is_below("Spring"))
    layouts.get_by_role("button", name="Summer").click()
    eventually(layouts, lambda: is_below("Summer"))
    layouts.set_viewport_size({"width": 500, "height": 500})
    eventually(layouts, lambda: is_below("Summer"))


def test_a_page_scrolls_to_a_view(layouts):
    layouts.set_viewport_size({"width": 360, "height": 320})
    layouts.get_by_role("button", name="Back to the oak").scroll_into_view_if_needed()
    assert box(layouts, "oak")["y"] < 0
    layouts.get_by_role("button", name="Back to the oak").click()
    eventually(layouts, lambda: 0 < box(layouts, "oak")["y"] < 320)
