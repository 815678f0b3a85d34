"""Sizes of texts, effects of the pointer, repeating buttons, the default focus, calendars and forms."""

import re

import pytest
from playwright.sync_api import expect

from elements import button
from looks import NARROW, right, style


def font_size(locator):
    return style(locator, "font-size")


def test_text_styles_have_the_size_of_texts_around_them(open_look):
    page = open_look("behaviors")
    sizes = {
        name: font_size(page.get_by_test_id(name))
        for name in ["large body", "large title", "fixed", "usual title", "usual body"]}
    assert sizes == {
        "large body": "28px", "large title": "38px", "fixed": "15px", "usual title": "28px", "usual body": "17px"}
    # A button outside is not larger.
    assert font_size(button(page, "Highlight")) == "17px"


def test_a_pointer_lifts_a_view_and_highlights_a_button(open_look):
    page = open_look("behaviors")
    card, highlighted = page.get_by_test_id("lift"), button(page, "Highlight")
    page.mouse.move(0, 0)
    expect(card).to_have_css("scale", "none")
    expect(highlighted).to_have_css("box-shadow", "none")
    card.hover()
    expect(card).to_have_css("scale", "1.05")
    highlighted.hover()
    expect(card).to_have_css("scale", "none")
    expect(highlighted).to_have_css("box-shadow", re.compile("inset"))


def test_a_pressed_button_repeats_its_action_until_it_is_released(open_look):
    page = open_look("behaviors")
    more = page.get_by_role("button", name=re.compile("^More"))
    assert more.bounding_box()["width"] > 800
    # A short press is one tap, and so is one by the keyboard.
    more.click()
    expect(more).to_have_text("More 1")
    more.focus()
    page.keyboard.press("Enter")
    expect(more).to_have_text("More 2")
    more.hover()
    page.mouse.down()
    # However slow the machine is: five or more.
    expect(more).not_to_have_text(re.compile(r" [0-4]$"))
    page.mouse.up()
    # Once the server has answered to what came after the press, the last repetition has arrived.
    page.get_by_placeholder("First").fill("later")
    expect(page.get_by_placeholder("Preferred")).to_have_value("later")
    count = int(more.inner_text().split()[1])
    more.focus()
    page.keyboard.press("Enter")
    # The release was no tap, and the keyboard's is one.
    expect(more).to_have_text(f"More {count + 1}")
    # It ends once the button is disabled.
    more.hover()
    page.mouse.down()
    expect(more).to_be_disabled(timeout=20_000)
    expect(more).to_have_text("More 31")
    page.mouse.up()


def test_the_preferred_field_of_a_scope_has_the_focus(open_look):
    page = open_look("behaviors")
    expect(page.get_by_placeholder("Preferred")).to_be_focused()
    page.get_by_placeholder("First").click()
    page.keyboard.type("Ada")
    expect(page.get_by_placeholder("First")).to_be_focused()
    expect(page.get_by_placeholder("Preferred")).to_have_value("Ada")
    expect(page.get_by_role("slider", name="Brightness")).to_be_visible()


def test_a_calendar_chooses_a_day_and_keeps_the_time_and_the_focus(open_look):
    page = open_look("behaviors", NARROW, locale="en-US")
    day = button(page, "Friday, February 16, 2024")
    assert button(page, "Wednesday, February 14, 2024").get_attribute("aria-description") == "Selected"
    # The days are round and beside each other, within the window.
    box = day.bounding_box()
    assert box["width"] == pytest.approx(box["height"], abs=0.5)
    saturday = button(page, "Saturday, February 17, 2024").bounding_box()
    assert right(box) <= saturday["x"] + 0.5
    assert right(saturday) <= 390
    time = page.get_by_label("Time")
    before = time.input_value()
    day.click()
    expect(day).to_have_attribute("aria-description", "Selected")
    expect(day).to_be_focused()
    page.mouse.move(0, 0)
    expect(day).to_have_css("background-color", "rgb(10, 92, 216)")
    assert day.bounding_box() == box
    assert time.input_value() == before
    button(page, "Next Month").click()
    expect(page.get_by_role("heading", name="March 2024")).to_be_visible()


def test_a_form_in_columns_has_no_boxes(open_look):
    page = open_look("behaviors")
    row = page.locator(".row", has_text="A row of columns")
    assert style(row, "background-color") == "rgba(0, 0, 0, 0)"
    assert row.evaluate("(row) => getComputedStyle(row, '::before').content") == "none"
    # A heading in a row looks as the text does, not as the header of the section.
    assert font_size(page.get_by_role("heading", name="A row of columns")) == "17px"
    assert font_size(page.get_by_role("heading", name="Columns", exact=True)) == "13px"
    assert style(page.get_by_test_id("mask"), "filter").startswith("url(")
