"""Looks of single views, one screen each: the symbols, layers, tints, rows, sheets and bars."""

import re

import pytest
from playwright.sync_api import expect

from conftest import expect_connected
from elements import button, heading, open_tab, wait_for_rest
from looks import NARROW, bottom, boxes, right, style
from touch import colour_at


# Symbols


def test_symbols_are_shapes_that_a_browser_loads_once(open_look):
    requests = []
    page = open_look("symbols")
    page.on("request", lambda request: requests.append(request.url))
    page.reload()
    expect_connected(page)
    page.wait_for_load_state("networkidle")
    shapes = [url for url in requests if "/symbols-" in url]
    assert len(shapes) == len(set(shapes))
    drawn = page.locator("svg.symbol use").evaluate_all(
        "(uses) => uses.map((use) => [use.getAttribute('href').split('#')[1], use.getBBox().width])")
    assert len(drawn) == 15
    assert [name for name, width in drawn if width == 0] == []
    assert "square.dashed" in [name for name, _ in drawn]


def test_symbols_follow_the_font_the_scale_and_the_colour(open_look):
    page = open_look("symbols")

    def height(name):
        return page.get_by_role("img", name=name, exact=True).locator("svg").bounding_box()["height"]

    assert height("title") == pytest.approx(2 * height("plain"), abs=1)
    assert height("large") > 1.2 * height("plain")
    red = page.get_by_role("img", name="red", exact=True).locator("svg")
    assert style(red, "fill") == "rgb(215, 0, 21)"
    variant = page.get_by_role("img", name="variant", exact=True).locator("use")
    assert variant.get_attribute("href").endswith("#bolt.circle.fill")


def test_a_button_turns_its_symbol_into_the_filled_one(open_look):
    page = open_look("symbols")
    shape = button(page, "Favourite").locator("use")
    expect(shape).to_have_attribute("href", re.compile("#star$"))
    button(page, "Favourite").click()
    expect(shape).to_have_attribute("href", re.compile("#star.fill$"))


# Boxes and layers


def test_a_text_without_letters_fills_its_frame(open_look):
    empty = open_look("boxes").get_by_test_id("empty")
    assert (empty.bounding_box()["width"], empty.bounding_box()["height"]) == (60, 20)
    assert style(empty, "background-color") == "rgb(215, 0, 21)"


def test_several_views_of_a_layer_are_over_each_other(open_look):
    page = open_look("boxes")
    below, above, layers, behind = boxes(page, "below", "above", "layers", "behind")
    assert (below["y"], right(below)) == (layers["y"], right(layers))
    assert (above["y"], right(above)) == (layers["y"], right(layers))
    assert behind["y"] + behind["height"] / 2 == pytest.approx(layers["y"] + layers["height"] / 2, abs=0.1)


def test_boxes_and_layouts_in_a_narrow_window_without_motion(open_look):
    page = open_look("boxes", NARROW, reduced_motion="reduce")
    # A view that may be wider than the window does not widen its layers.
    assert right(page.get_by_test_id("narrowed").bounding_box()) <= 390
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # The measured sizes of views that have a place are those that they had before.
    button(page, "Another line").click()
    expect(page.get_by_text("Another", exact=True)).to_be_visible()
    wait_for_rest(page)
    first, second = (page.get_by_test_id(f"{name} step").bounding_box() for name in ["first", "second"])
    assert second["x"] == pytest.approx(right(first), abs=0.2)
    assert second["y"] == pytest.approx(bottom(first), abs=0.2)
    assert second["height"] == pytest.approx(first["height"], abs=0.2)


# Tints


def test_a_tint_is_the_colour_of_controls_and_of_no_text(browser, open_look):
    page = open_look("tints")
    purple, white = "rgb(137, 68, 171)", "rgb(255, 255, 255)"
    assert style(button(page, "Borderless"), "color") == purple
    assert style(page.get_by_text("A text has no tint"), "color") == "rgb(28, 28, 30)"
    assert style(button(page, "Prominent"), "background-color") == purple
    for role in ["progressbar", "slider"]:
        assert colour_at(browser, page.get_by_role(role), 0.2, 0.5) == (137, 68, 171)
    switch = lambda name: page.get_by_role("switch", name=name, exact=True)
    assert style(switch("Switch"), "background-color") == purple
    assert style(switch("Red switch"), "background-color") == "rgb(215, 0, 21)"
    assert style(page.get_by_role("link"), "color") == purple
    assert style(button(page, "Bordered"), "background-color").startswith("color(srgb 0.537255 0.266667")
    assert style(button(page, "Prominent"), "color") in (white, "oklch(1 0 0)")
    assert style(button(page, "Yellow"), "color") in ("rgb(0, 0, 0)", "oklch(0 0 0)")
    assert style(button(page, "Yellow"), "background-color") == "rgb(255, 204, 0)"


# Rows


def row_of(page, text):
    return page.get_by_text(text, exact=True).locator("xpath=ancestor::li[1]")


def test_loose_rows_touch_each_other_and_keep_their_distance_from_sections(open_look):
    page = open_look("rows")
    loose, second, first_of_section, after, last = (
        row_of(page, text).bounding_box()
        for text in ["Loose", "Loose, too", "First", "After the section", "With a background"])
    assert bottom(loose) == second["y"]
    assert first_of_section["y"] - bottom(second) > 20
    assert bottom(after) == last["y"]
    assert style(row_of(page, "With a background"), "background-color") == "rgb(255, 204, 0)"


def test_the_buttons_of_a_row_show_on_hover_on_focus_and_in_edit_mode(open_look):
    page = open_look("rows")
    row = row_of(page, "Second")
    delete = row.get_by_role("button", name="Delete")
    page.mouse.move(0, 0)
    expect(delete).to_have_css("opacity", "0")
    row.hover()
    expect(delete).to_have_css("opacity", "1")
    page.mouse.move(0, 0)
    delete.focus()
    expect(delete).to_have_css("opacity", "1")
    assert right(delete.bounding_box()) <= right(row.bounding_box())
    delete.blur()
    button(page, "Edit").click()
    page.mouse.move(0, 0)
    expect(delete).to_have_css("opacity", "1")
    # In edit mode, it is before the text.
    assert right(delete.bounding_box()) <= page.get_by_text("Second").bounding_box()["x"]
    delete.click()
    delete.click()
    expect(page.get_by_text("Second")).to_have_count(0)


def test_controls_of_a_row_take_what_they_need(open_look):
    page = open_look("rows", NARROW)
    assert style(row_of(page, "Below a clear row"), "background-color") == "rgba(0, 0, 0, 0)"
    assert style(page.get_by_placeholder("In a stack"), "border-top-width") == "0px"
    # The title of the screen is inline, its picker is not.
    first, second = (box.bounding_box() for box in page.locator(".segment").all())
    assert first["y"] == second["y"]
    assert style(page.locator(".segment input").first, "opacity") == "0"
    menu = page.get_by_role("combobox", name="Menu")
    short = menu.bounding_box()["width"]
    menu.select_option("Extra large")
    assert menu.bounding_box()["width"] > short + 40
    assert button(page, "Prominent").bounding_box()["width"] < 160


def test_a_view_behind_a_row_fills_it(open_look):
    page = open_look("rows")
    row = row_of(page, "With a view behind")
    box, behind = row.bounding_box(), page.get_by_test_id("behind").bounding_box()
    assert behind == box
    assert box["height"] == row_of(page, "Loose").bounding_box()["height"]
    # The text is in front of it.
    text = page.get_by_text("With a view behind")
    assert text.evaluate(
        """(text) => {
            const box = text.getBoundingClientRect();
            return document.elementFromPoint(box.left + 2, box.top + 2) == text;
        }""")
    # A row in the middle has no round corners, and the one above is not filled with its colour.
    assert style(row_of(page, "With a background"), "border-end-start-radius") == "0px"


# Controls


def test_controls_outside_of_forms_are_as_wide_as_the_window(open_look):
    page = open_look("controls", NARROW)
    edge = page.get_by_test_id("line").bounding_box()["x"]
    for control in [page.locator(".toggle"), page.locator(".segments")]:
        box = control.bounding_box()
        assert (box["x"], right(box)) == (edge, 390 - edge)
    for name in ["A plain button", "A button"]:
        assert button(page, name).bounding_box()["x"] == edge
    # It takes clicks beside its letters, all the same.
    box = button(page, "A button").bounding_box()
    page.mouse.click(box["x"] - 6, box["y"] + 20)
    expect(button(page, "Clicked")).to_be_visible()
    fields = [page.get_by_role("textbox", name=name).bounding_box() for name in ["First name", "Last name"]]
    assert right(fields[0]) <= fields[1]["x"]
    assert right(fields[1]) <= button(page, "Go").bounding_box()["x"]
    assert right(button(page, "Go").bounding_box()) <= 390
    assert page.get_by_test_id("time").bounding_box()["height"] < 30


def test_a_link_to_another_site_opens_a_tab_of_its_own(open_look):
    page = open_look("controls")
    elsewhere = page.get_by_role("link", name="Elsewhere")
    assert elsewhere.get_attribute("target") == "_blank"
    assert elsewhere.get_attribute("rel") == "noopener noreferrer"
    assert page.get_by_role("link", name="Here", exact=True).get_attribute("target") is None
    assert page.get_by_label("Password").get_attribute("autocomplete") == "current-password"


# Floating views


def test_a_button_over_the_lower_edge_of_a_list_stays_in_the_window(open_look):
    page = open_look("floating", NARROW)
    added = page.get_by_role("button", name="Added")
    for offset in [0, 900]:
        page.evaluate("(offset) => scrollTo(0, offset)", offset)
        assert bottom(added.bounding_box()) <= 780
        assert bottom(added.bounding_box()) >= 700
        added.click()
    expect(added).to_have_text("Added 2")


def test_going_back_returns_to_where_the_list_was(open_look):
    page = open_look("floating", NARROW)
    page.evaluate("scrollTo(0, 1200)")
    page.wait_for_function("() => scrollY == 1200")
    page.get_by_role("link", name="Row 30", exact=True).click()
    expect(page.get_by_text("Detail 30")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    button(page, "Back").filter(visible=True).click()
    expect(page.get_by_role("link", name="Row 30", exact=True)).to_be_visible()
    assert page.evaluate("scrollY") == 1200


# Presentations


@pytest.mark.parametrize(("name", "least", "most"), [
    ("Automatic", 700, 730), ("Medium", 380, 400), ("Large", 690, 720), ("Height", 260, 260),
    ("Fraction", 275, 285)])
def test_a_sheet_has_the_height_of_its_detent_and_keeps_it(open_look, name, least, most):
    page = open_look("presentations", NARROW)
    button(page, name).click()
    expect(page.locator("dialog")).to_be_visible()
    wait_for_rest(page)
    sheet = page.locator("dialog")
    height = sheet.bounding_box()["height"]
    assert least <= height <= most
    button(sheet, "More").click()
    expect(sheet.get_by_text("Line 3")).to_be_visible()
    assert sheet.bounding_box()["height"] == height
    assert bottom(sheet.bounding_box()) == 780


def test_a_cover_fills_the_window_and_stays_on_escape(open_look):
    page = open_look("presentations")
    button(page, "Cover").click()
    expect(page.locator("dialog")).to_be_visible()
    wait_for_rest(page)
    box = page.locator("dialog").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 900, 760)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    button(page, "Uncover").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_popover_is_as_large_as_its_content(open_look):
    page = open_look("presentations")
    button(page, "Popover").click()
    expect(page.locator("dialog")).to_be_visible()
    wait_for_rest(page)
    popover = page.locator("dialog").bounding_box()
    text = page.get_by_text("In a popover").bounding_box()
    assert popover["height"] < 120
    assert text["y"] + text["height"] / 2 == pytest.approx(popover["y"] + popover["height"] / 2, abs=1)


@pytest.mark.parametrize("name", ["Alert", "Dialog"])
def test_a_dialog_has_its_cancel_button_last_or_on_the_left(open_look, name):
    page = open_look("presentations")
    button(page, name).click()
    expect(page.locator("dialog")).to_be_visible()
    wait_for_rest(page)
    dialog = page.get_by_role("alertdialog")
    delete, cancel = (button(dialog, name).bounding_box() for name in ["Delete", "Cancel"])
    if name == "Alert":
        # Two short buttons are beside each other, the way out before the other one.
        assert (cancel["y"], cancel["width"]) == (delete["y"], delete["width"])
        assert right(cancel) < delete["x"]
    else:
        assert bottom(delete) <= cancel["y"]
    # The dialog's title is hidden, and yet its name.
    assert dialog.get_attribute("aria-labelledby") == heading(dialog, name).get_attribute("id")
    assert heading(dialog, name).bounding_box()["height"] == pytest.approx({"Alert": 23, "Dialog": 1}[name], abs=4)


# Bars


def test_the_arrow_keys_choose_tabs(open_look):
    page = open_look("tabs")
    tab = lambda name: page.get_by_role("tab", name=name)
    page.keyboard.press("Tab")
    expect(tab("First")).to_be_focused()
    for key, name in [("ArrowRight", "Second"), ("End", "Third"), ("ArrowRight", "First"),
                      ("ArrowLeft", "Third"), ("Home", "First")]:
        page.keyboard.press(key)
        expect(tab(name)).to_be_focused()
        expect(tab(name)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_text(f"{name} content")).to_be_visible()
    assert page.locator("[role=tab]:not([tabindex='-1'])").count() == 1


def test_a_tab_of_the_list_without_a_stack_has_the_way_back_at_the_top(open_look):
    page = open_look("many-tabs", NARROW)
    open_tab(page, "Tab 6")
    content = page.get_by_text("content 6")
    back, title = button(page, "More"), heading(page, "Tab 6")
    expect(back).to_be_visible()
    assert back.bounding_box()["x"] < 20 and back.bounding_box()["y"] < 10
    assert title.bounding_box()["x"] + title.bounding_box()["width"] / 2 == pytest.approx(195, abs=1)
    assert content.bounding_box()["y"] == pytest.approx(380, abs=40)
    back.click()
    expect(heading(page, "More")).to_be_visible()
    assert page.locator(".tabPanel:not([hidden]) .link").all_inner_texts() == ["Tab 5", "Tab 6"]


def test_the_first_screen_has_a_large_title_and_the_others_a_small_one(open_look):
    page = open_look("titles", NARROW)
    size = lambda name: style(heading(page, name), "font-size")
    assert size("Root") == "32px"
    for name in ["A pushed screen", "A pushed screen without controls"]:
        page.get_by_role("link", name=name, exact=True).click()
        title = page.locator(".screen:last-child > .bar h1")
        expect(title).to_contain_text("Pushed")
        assert style(title, "font-size") == "18px"
        assert title.bounding_box()["height"] < 30
        button(page, "Back").filter(visible=True).click()
        expect(heading(page, "Root")).to_be_visible()
    page.get_by_role("link", name="A large title").click()
    expect(heading(page, "Large")).to_have_css("font-size", "32px")


def test_a_screen_hides_its_bar_or_the_way_back(open_look):
    page = open_look("titles")
    page.get_by_role("link", name="No way back").click()
    expect(heading(page, "No way back")).to_be_visible()
    assert button(page, "Back").filter(visible=True).count() == 0
    button(page, "Leave").click()
    page.get_by_role("link", name="No bar").click()
    expect(button(page, "Toggle the bar")).to_be_visible()
    assert button(page, "Back").filter(visible=True).count() == 0
    assert heading(page, "A bar").count() == 0
    button(page, "Toggle the bar").click()
    expect(heading(page, "A bar")).to_be_visible()
    button(page, "Back").filter(visible=True).click()
    expect(heading(page, "Root")).to_be_visible()
