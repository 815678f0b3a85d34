"""Lazy containers, cells of grids, hit areas and images, as a browser draws them."""

import pytest
from playwright.sync_api import expect

from elements import box_at_rest

PRODUCT = "Gallery"


@pytest.fixture
def layouts(wide_page):
    wide_page.get_by_role("tab", name="Layouts").click()
    expect(wide_page.get_by_test_id("entries")).to_be_attached()
    return wide_page


def box(page, name):
    frame = page.get_by_test_id(name).bounding_box()
    return {**frame, "right": frame["x"] + frame["width"], "bottom": frame["y"] + frame["height"]}


def near(one, other):
    return abs(one - other) < 1.5


def test_an_endless_list_loads_a_page_when_its_end_comes_near(layouts):
    entries = layouts.get_by_test_id("entries")
    scroll = layouts.get_by_text("Entry 0", exact=True).locator("xpath=ancestor::*[contains(@class, 'scroll')][1]")
    scroll.scroll_into_view_if_needed()
    layouts.wait_for_timeout(400)
    expect(entries).to_have_text("20 entries")
    for count in (40, 60):
        scroll.evaluate("element => element.scrollTo(0, element.scrollHeight)")
        expect(entries).to_have_text(f"{count} entries")
    layouts.wait_for_timeout(400)
    expect(entries).to_have_text("60 entries")


def test_cells_of_a_grid_span_columns_and_are_aligned(layouts):
    layouts.get_by_test_id("wide").scroll_into_view_if_needed()
    box_at_rest(layouts.get_by_test_id("rule"))
    first, second, third = (box(layouts, f"cell {number}") for number in (1, 2, 3))
    wide, fourth, rule = (box(layouts, name) for name in ("wide", "cell 4", "rule"))
    assert near(second["x"], first["right"] + 10), "the first column is aligned to its end"
    assert near(third["x"], fourth["x"]), "the cell across two columns moves the next one"
    assert near(wide["right"], second["right"]) and near(wide["bottom"], fourth["bottom"])
    assert rule["x"] <= min(first["x"], wide["x"]) + 1.5
    assert near(rule["right"], max(third["right"], fourth["right"])), "the rule is as wide as the grid"


def test_only_the_inside_of_a_shape_is_hit_and_a_missing_image_fails(layouts):
    target = layouts.get_by_test_id("target")
    target.scroll_into_view_if_needed()
    frame = box_at_rest(target)
    layouts.mouse.click(frame["x"] + 6, frame["y"] + 6)
    layouts.mouse.click(frame["x"] + 50, frame["y"] + 50)
    expect(layouts.get_by_text("Hit 1", exact=True)).to_be_visible()
    layouts.mouse.click(frame["x"] + 94, frame["y"] + 94)
    layouts.mouse.click(frame["x"] + 50, frame["y"] + 20)
    expect(layouts.get_by_text("Hit 2", exact=True)).to_be_visible()
    expect(layouts.get_by_text("No image", exact=True)).to_be_attached()
