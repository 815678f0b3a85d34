"""Rows of lists as a phone shows them: labels, chevrons, values, steppers, and the space between sections."""

import pytest
from playwright.sync_api import expect

from looks import NARROW, style

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
