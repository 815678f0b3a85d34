"""Rows of lists as a phone shows them: labels, chevrons, values, steppers, and the space between sections."""

import pytest
from playwright.sync_api import expect

from looks import NARROW, bottom, right, style
from touch import colour_at

ACCENT = {"light": "rgb(10, 92, 216)", "dark": "rgb(74, 163, 255)"}


@pytest.fixture
def open_rows(open_look):
    """A function that opens the rows in a window, a phone's unless the options say otherwise."""
    return lambda size=NARROW, **options: open_look("label-rows", size, **options)


def title(page, text):
    return page.get_by_text(text, exact=True)


def icon(page, text):
    return title(page, text).locator("xpath=preceding-sibling::*[1]")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_icon_of_a_label_in_a_row_has_the_tint_and_its_title_has_not(open_rows, scheme):
    page = open_rows(color_scheme=scheme)
    colour = lambda locator: style(locator, "color")
    for text in ["A label", "A link", "A toggle", "Rounds"]:
        assert colour(icon(page, text)) == ACCENT[scheme], text
        assert colour(title(page, text)) == colour(page.locator("body")), text
    assert colour(icon(page, "A button")) == colour(title(page, "A button")) == ACCENT[scheme]
    for text in ["Delete", "Of a colour", "In a colour", "Prominent"]:
        assert colour(icon(page, text)) == colour(title(page, text)) != ACCENT[scheme], text
    header = page.locator(".look-edge").get_by_text("Header")
    assert colour(header.locator("xpath=preceding-sibling::*[1]")) == colour(header) != ACCENT[scheme]
    assert colour(icon(page, "Of a tint")) not in [ACCENT[scheme], colour(title(page, "Of a tint"))]


def test_the_titles_of_labels_in_rows_begin_below_each_other(open_rows):
    page = open_rows()
    left = lambda text: title(page, text).bounding_box()["x"]
    first = page.get_by_role("listitem").first.bounding_box()["x"]
    for text in ["A label", "A link", "A button", "Delete", "A toggle", "Of a colour"]:
        assert left(text) - first == pytest.approx(56, abs=0.5), text
    prominent = icon(page, "Prominent").bounding_box()
    assert left("Prominent") - prominent["x"] - prominent["width"] == 6


@pytest.mark.parametrize("scheme, chevron", [("light", 188), ("dark", 98)])
def test_a_link_ends_with_a_pale_chevron_at_the_margin(browser, open_rows, scheme, chevron):
    page = open_rows(color_scheme=scheme)
    link = page.get_by_role("link", name="A link")
    box = link.bounding_box()
    assert style(link, "padding-right") == "16px"
    assert link.evaluate("(link) => getComputedStyle(link, '::after').backgroundSize") == "8px 14px"
    # The tip is two points before the margin of the row.
    tip = colour_at(browser, link, (box["width"] - 16 - 2.3) / box["width"], 0.5)
    assert tip == pytest.approx((chevron,) * 3, abs=6)
    value = page.get_by_role("link", name="Link Value").get_by_text("Value")
    assert right(box) - right(value.bounding_box()) == pytest.approx(16 + 8 + 8, abs=0.5)


def test_a_chevron_points_to_the_left_where_texts_do(open_rows):
    page = open_rows()
    image = "(link) => getComputedStyle(link, '::after').backgroundImage"
    link = page.get_by_role("link", name="A link")
    before = link.evaluate(image)
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert link.evaluate(image) != before
    assert link.evaluate("(link) => getComputedStyle(link, '::after').backgroundPosition") == "0px 50%"


def test_the_line_between_rows_begins_at_the_text_above_it(open_rows):
    page = open_rows()
    start = """(row) => getComputedStyle(row, "::before").insetInlineStart"""
    above = lambda text: page.locator(".row + .row").filter(has=page.get_by_text(text, exact=True)).evaluate(start)
    for text in ["A link", "A button", "Delete", "A toggle", "Of a colour", "Content"]:
        assert float(above(text)[:-2]) == pytest.approx(56, abs=0.1), text
    for text in ["5 rounds", "Rounds", "Link", "Badge"]:
        assert above(text) == "16px", text


def test_sections_are_apart_as_on_a_phone_and_texts_are_below_headers(open_rows):
    page = open_rows()
    sections = [each.bounding_box() for each in page.locator(".section").all()]
    gaps = [after["y"] - bottom(before) for before, after in zip(sections, sections[1:])]
    # The last one has its header in the gap.
    assert gaps == [35, 35, 20]
    list_box = page.locator(".row").first.bounding_box()
    assert (list_box["x"], right(list_box)) == (16, 390 - 16)
    left = lambda locator: locator.bounding_box()["x"]
    start = left(title(page, "A text"))
    assert start == 32
    assert left(page.locator(".section h2").filter(visible=True)) + 16 == start
    assert left(page.get_by_text("Footer")) == start
    assert page.get_by_role("heading", name="Rows").evaluate(
        "(heading) => heading.getBoundingClientRect().x + parseFloat(getComputedStyle(heading).paddingLeft)") == 16
    header = page.locator(".look-edge").first.bounding_box()
    assert list_box["y"] - bottom(header) == 0 and style(page.locator(".look-edge").first, "padding-bottom") == "8px"


def test_a_stepper_is_at_the_margin_and_its_label_in_line_with_texts(open_rows):
    page = open_rows()
    start = title(page, "A text").bounding_box()["x"]
    steppers = page.get_by_role("group").filter(has=page.get_by_role("button", name="Increment"))
    for name, stepper in zip(["5 rounds", "Rounds"], steppers.all()):
        row = stepper.locator("xpath=ancestor::li[1]").bounding_box()
        minus, plus = (stepper.get_by_role("button", name=step).bounding_box() for step in ["Decrement", "Increment"])
        assert (minus["width"], plus["width"], minus["height"], plus["height"]) == (47, 47, 32, 32)
        assert right(minus) == plus["x"] and right(plus) == right(row) - 16
        line = stepper.get_by_role("button", name="Increment").evaluate(
            "(step) => { const line = getComputedStyle(step, '::before'); return [line.height, line.borderInlineStartWidth]; }")
        assert line == ["18px", "1px"]
        label = stepper.get_by_text(name).last.bounding_box()
        middle = lambda box: box["y"] + box["height"] / 2
        assert middle(label) == pytest.approx(middle(plus), abs=0.6)
        assert middle(label) == pytest.approx(middle(row), abs=0.6)
        first = icon(page, name).bounding_box() if name == "Rounds" else label
        assert first["x"] == start
