"""The gallery's page of pointers, keys, sheets and toolbars."""

import re

from playwright.sync_api import expect

PRODUCT = "Gallery"


def actions(page):
    page.get_by_role("tab", name="Actions").click()
    expect(page.get_by_role("heading", name="Actions", level=1)).to_be_visible()
    return page


def expect_last(page, action):
    row = page.locator(".tabPanel:not([hidden]) .row", has_text="Last action")
    expect(row).to_contain_text(action)


def test_hovering_and_pressing_for_a_while(page):
    actions(page)
    page.get_by_text("Point here").hover()
    expect(page.get_by_text("Under the pointer")).to_be_visible()
    page.get_by_text("Press for a while").hover()
    expect(page.get_by_text("Point here")).to_be_visible()
    page.mouse.down()
    expect_last(page, "long press")
    page.mouse.up()


def test_what_allows_no_hits_is_passed_by(page):
    actions(page)
    page.get_by_role("button", name="Out of reach").click(force=True)
    page.get_by_role("button", name="One").click()
    expect_last(page, "one")


def test_keys_stand_for_buttons(page):
    actions(page)
    page.keyboard.press("Control+s")
    expect_last(page, "saved")
    page.keyboard.press("Control+Shift+K")
    expect_last(page, "reset")


def test_an_address_is_opened_in_a_tab_of_its_own(page):
    actions(page)
    page.context.route("https://swift.org/", lambda route: route.fulfill(body="Swift"))
    with page.context.expect_page() as opened:
        page.get_by_role("button", name="Open swift.org").click()
    opened.value.wait_for_url("https://swift.org/")
    opened.value.close()
    expect(page.get_by_role("heading", name="Actions", level=1)).to_be_visible()


def test_a_row_is_chosen(page):
    actions(page)
    row = page.get_by_role("listitem").filter(has_text="Earth")
    row.click()
    expect(row).to_have_attribute("aria-current", "true")
    expect(page.locator(".row", has_text="Chosen").last).to_contain_text("Earth")


def test_a_locked_sheet_stays_until_it_is_unlocked(page):
    actions(page)
    page.get_by_role("button", name="Show a sheet").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    assert sheet.bounding_box()["height"] >= page.viewport_size["height"] * 0.49
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    sheet.get_by_role("switch", name="Locked").click()
    expect(sheet.get_by_role("switch", name="Locked")).not_to_be_checked()
    # What the server says of it: the switch itself turns at once.
    expect(sheet).to_have_attribute("data-e", "x+-m")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="Show a sheet").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Enter")
    expect(sheet).to_be_hidden()


def test_toolbars_lie_side_by_side(page):
    actions(page)
    names = ["Clear", "One", "Two", "Below"]
    boxes = [page.get_by_role("button", name=name, exact=True).bounding_box() for name in names]
    clear, one, two, below = boxes
    title = page.get_by_role("heading", name="Actions", level=1).bounding_box()
    assert clear["x"] < title["x"] < one["x"]
    assert one["x"] + one["width"] <= two["x"]
    assert below["y"] > one["y"] + 200
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()
        expect_last(page, re.compile(name.lower()))
