"""Places and looks of sheets, popovers, menus, dialogs and bars."""

import pytest
from playwright.sync_api import expect

from elements import button, wait_for_rest
from looks import NARROW, bottom, right, style


def test_a_page_behind_a_sheet_is_used_up_through_a_detent(open_look):
    page = open_look("places")
    sheet = page.locator("dialog")
    button(page, "Sheet").click()
    expect(sheet).to_be_visible()
    button(page, "Count").click()
    expect(page.get_by_text("count 1", exact=True)).to_be_visible()
    expect(page.locator("dialog:modal")).to_have_count(0)
    button(sheet, "Grow").click()
    expect(page.locator("dialog:modal")).to_have_count(1)
    wait_for_rest(page)
    assert sheet.bounding_box()["height"] > 600
    button(sheet, "Shrink").click()
    expect(page.locator("dialog:modal")).to_have_count(0)
    expect(sheet).to_be_visible()
    button(page, "Count").click()
    expect(page.get_by_text("count 2", exact=True)).to_be_visible()
    button(sheet, "Shrink").focus()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    button(page, "Count").click()
    expect(page.get_by_text("count 3", exact=True)).to_be_visible()


def test_a_popover_is_at_its_view_or_in_the_middle(open_look):
    page = open_look("places")

    def places(name):
        presenter = button(page, name)
        presenter.click()
        expect(page.locator("dialog")).to_be_visible()
        wait_for_rest(page)
        boxes = presenter.bounding_box(), page.locator("dialog").bounding_box()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        return boxes

    def middle(box):
        return box["x"] + box["width"] / 2

    presenter, popover = places("Below")
    assert popover["y"] == pytest.approx(bottom(presenter) + 8, abs=1)
    assert middle(popover) == pytest.approx(middle(presenter), abs=1)
    presenter, popover = places("Before")
    assert right(popover) == pytest.approx(presenter["x"] - 8, abs=1)
    _, popover = places("Part")
    # The button is in the middle of a frame of 200 by 100 points.
    assert middle(popover) == pytest.approx(450 - 100 + 20 + 30, abs=1)
    _, popover = places("Corner")
    assert popover["x"] == pytest.approx(450 + 100 + 8, abs=1)
    _, popover = places("Page")
    assert middle(popover) == pytest.approx(450, abs=1)
    assert popover["y"] + popover["height"] / 2 == pytest.approx(380, abs=1)


def test_a_popover_in_a_narrow_window_is_in_the_middle(open_look):
    page = open_look("places", NARROW)
    button(page, "Below").click()
    expect(page.locator("dialog")).to_be_visible()
    wait_for_rest(page)
    box = page.locator("dialog").bounding_box()
    assert box["x"] + box["width"] / 2 == pytest.approx(195, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx(390, abs=1)


def test_a_menu_stays_open_after_a_choice_that_keeps_it(open_look):
    page = open_look("places")
    button(page, "Menu").click()
    button(page, "Stay").click()
    button(page, "Stay").click()
    expect(page.get_by_text("count 20", exact=True)).to_be_visible()
    button(page, "Leave").click()
    expect(page.get_by_text("count 120", exact=True)).to_be_visible()
    expect(button(page, "Stay")).to_be_hidden()


def test_a_sheet_has_the_size_of_a_page_or_of_its_content(open_look):
    page = open_look("places")
    for name, width, height in [("Page size", 712, 684), ("Fitted size", 160, 80)]:
        button(page, name).click()
        expect(page.locator("dialog")).to_be_visible()
        wait_for_rest(page)
        box = page.locator("dialog").bounding_box()
        assert (box["width"], box["height"]) == pytest.approx((width, height), abs=1)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_a_dialog_has_an_image_above_its_title_and_a_toggle(open_look):
    page = open_look("places")
    button(page, "Ask").click()
    alert = page.get_by_role("alertdialog", name="Delete the file?")
    wait_for_rest(page)
    parts = [alert.locator(".image"), alert.get_by_text("Delete the file?").last,
             alert.get_by_text("It cannot"), alert.get_by_role("switch"), button(alert, "Delete")]
    tops = [part.bounding_box()["y"] for part in parts]
    assert tops == sorted(tops)
    assert parts[0].bounding_box()["height"] == 48
    alert.get_by_text("Do not ask again").click()
    expect(page.get_by_text("suppressed", exact=True)).to_be_attached()
    expect(alert).to_be_visible()
    button(alert, "Cancel").click()
    expect(alert).to_have_count(0)


def test_bars_have_a_colour_scheme_of_their_own(open_look):
    page = open_look("bars", color_scheme="light")
    dark, light = "rgba(0, 0, 0, 0.85)", "rgba(242, 242, 247, 0.85)"
    for selector in [".screen:visible > .bar", ".look-bottom", ".tabBar"]:
        bar = page.locator(selector).first
        assert style(bar, "background-color") == dark
        assert style(bar, "color") == "rgb(242, 242, 247)"
        assert style(bar, "color-scheme") == "dark"
    expect(page.get_by_role("heading", name="Title A line below it")).to_be_visible()
    # The background is behind the list, from one end of the screen to the other.
    box = page.locator(".screen > .content > .layer").bounding_box()
    assert (box["x"], box["y"], box["width"]) == (0, 0, 900)
    page.get_by_role("tab", name="Usual").click()
    expect(page.get_by_text("Other row")).to_be_visible()
    assert style(page.locator(".tabBar"), "background-color") == light


def test_light_bars_of_a_dark_page_are_light(open_look):
    page = open_look("bars", color_scheme="dark")
    page.get_by_role("tab", name="Usual").click()
    bar = page.locator(".look-light-bar > .bar")
    expect(bar).to_be_visible()
    assert style(bar, "background-color") == "rgba(242, 242, 247, 0.85)"
    assert style(bar, "color-scheme") == "light"
    assert style(page.locator(".tabBar"), "background-color") == "rgba(0, 0, 0, 0.85)"
