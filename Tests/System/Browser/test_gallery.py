"""The gallery: every control by real clicks, typing and keys."""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page
from elements import button, open_tab
from looks import right, style


@pytest.fixture(scope="module")
def gallery_server(tmp_path_factory):
    binary = os.environ.get("GALLERY") or build("Gallery")
    server = Server(binary, tmp_path_factory.mktemp("gallery"))
    yield server
    assert server.stop() == 0


@pytest.fixture
def gallery(context, gallery_server):
    return open_page(context, gallery_server.url)


def go(page, name):
    open_tab(page, name)
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page


def order(page):
    return page.get_by_test_id("order")


def test_choices_by_menu_segments_and_steps(gallery):
    gallery.get_by_label("Flavor").select_option("Chocolate")
    expect(order(gallery)).to_contain_text("chocolate")
    gallery.get_by_label("Topping").select_option(label="nuts")
    expect(order(gallery)).to_contain_text("with nuts")
    gallery.get_by_role("radio", name="L").check(force=True)
    expect(order(gallery)).to_contain_text("size L")
    gallery.get_by_role("radio", name="L").press("ArrowLeft")
    expect(order(gallery)).to_contain_text("size M")
    stepper = gallery.get_by_role("group", name=re.compile("Scoops"))
    stepper.get_by_role("button", name="Increment").click()
    stepper.get_by_role("button", name="Increment").click()
    expect(order(gallery)).to_contain_text("4 scoops")
    expect(stepper.get_by_role("button", name="Increment")).to_be_disabled()


def test_toggles_a_slider_and_a_disclosure(gallery):
    sprinkles = gallery.get_by_role("switch", name="Sprinkles")
    expect(sprinkles).to_be_checked()
    sprinkles.click()
    expect(sprinkles).not_to_be_checked()
    details = gallery.get_by_role("button", name="Details")
    expect(details).to_have_attribute("aria-expanded", "false")
    details.press("Enter")
    expect(details).to_have_attribute("aria-expanded", "true")
    slider = gallery.get_by_role("slider", name="Sweetness")
    slider.press("End")
    expect(gallery.get_by_text("Sweetness 100 %")).to_be_visible()


def test_a_menu_opens_by_keyboard_and_closes_with_a_choice(gallery):
    opener = gallery.get_by_role("button", name="Actions")
    item = gallery.get_by_role("button", name="Duplicate")
    expect(item).to_be_hidden()
    opener.press("Enter")
    expect(item).to_be_visible()
    gallery.keyboard.press("Escape")
    expect(item).to_be_hidden()
    opener.click()
    item.click()
    expect(item).to_be_hidden()
    expect(gallery.get_by_text("duplicate", exact=True)).to_be_visible()


def test_an_alert_over_a_tab(gallery):
    gallery.get_by_role("button", name="Prominent").click()
    alert = gallery.get_by_role("alertdialog", name="Place the order?")
    alert.get_by_role("button", name="Order", exact=True).click()
    expect(alert).to_be_hidden()
    expect(gallery.get_by_text("ordered", exact=True)).to_be_visible()


def test_fields_submit_and_lead_the_focus(gallery):
    page = go(gallery, "Fields")
    page.get_by_role("button", name="Edit the name").click()
    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Password")).to_be_focused()
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Age")).to_be_focused()
    age = page.get_by_label("Age")
    age.fill("1999")
    expect(page.get_by_text("2000", exact=True)).to_be_visible()
    expect(age).to_have_value("1999")
    age.blur()
    expect(age).to_have_value("1,999")


def test_an_editor_a_date_and_a_color(gallery):
    page = go(gallery, "Fields")
    page.get_by_role("textbox", name="Notes").fill("one\ntwo\nthree")
    expect(page.get_by_text("13 characters")).to_be_visible()
    page.get_by_label("Day").fill("2026-02-28")
    page.get_by_label("Time").fill("08:15")
    expect(page.get_by_label("Day")).to_have_value("2026-02-28")
    expect(page.get_by_label("Time")).to_have_value("08:15")
    page.get_by_label("Color").fill("#00ff00")
    expect(page.locator(".look-rectangle")).to_have_css("background-color", "rgb(0, 255, 0)")


def test_rows_are_searched_moved_and_deleted(gallery):
    page = go(gallery, "Lists")
    rows = page.locator(".list .section").first.locator(".row")
    expect(rows).to_have_text([re.compile(name) for name in ("Apple", "Banana", "Cherry", "Date")])
    page.get_by_role("button", name="Edit").click()
    rows.nth(0).get_by_role("button", name="Move down").click()
    expect(rows.nth(0)).to_contain_text("Banana")
    # The minus, and the red button that it uncovers.
    rows.nth(0).get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(4)
    rows.nth(0).get_by_role("button", name="Delete").click()
    expect(rows).to_have_count(3)
    rows.nth(0).get_by_role("switch").click()
    expect(page.get_by_text("1 ripe, loaded 0 times")).to_be_visible()
    page.get_by_role("searchbox", name="Search").fill("ch")
    expect(rows).to_have_count(1)
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_text("loaded 1 times")).to_be_visible()


def test_each_tab_keeps_its_screens_and_the_address_is_the_chosen_ones(gallery):
    page = go(gallery, "Lists")
    page.get_by_role("link", name="Detail").click()
    expect(page.get_by_role("heading", name="Detail", level=1)).to_be_visible()
    pushed = page.url
    page.get_by_role("tab", name="Looks").click()
    expect(page.get_by_role("heading", name="Looks", level=1)).to_be_visible()
    page.get_by_role("tab", name="Lists").click()
    expect(page.get_by_role("heading", name="Detail", level=1)).to_be_visible()
    expect(page).to_have_url(pushed)
    page.go_back()
    expect(page.get_by_role("heading", name="Lists", level=1)).to_be_visible()


def test_texts_symbols_and_layers_are_drawn(gallery):
    page = go(gallery, "Looks")
    expect(page.get_by_text("bold", exact=True)).to_have_css("font-weight", "700")
    link = page.get_by_role("link", name="link")
    expect(link).to_have_attribute("href", "https://swift.org")
    expect(page.locator("use[href$='#square.dashed']")).to_have_count(1)
    expect(page.get_by_role("group", name="One message")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_letters_and_lines_are_spaced_and_placeholders_hide_them(gallery):
    page = go(gallery, "Looks")
    # Two lines of 23 points with 10 between them, and half of that above and below.
    lines = page.get_by_text("Lines that are")
    assert round(lines.bounding_box()["height"]) == 66
    spaced = page.get_by_text("Spaced", exact=True)
    expect(spaced).to_have_css("letter-spacing", "4px")
    expect(spaced).to_have_css("text-transform", "uppercase")
    names = page.get_by_text("Ann and Bartholomew")
    expect(names).not_to_have_css("color", "rgba(0, 0, 0, 0)")
    page.get_by_label("Loaded").click()
    expect(names).to_have_css("color", "rgba(0, 0, 0, 0)")


def test_the_previews_of_the_program_are_listed_and_opened(context, tmp_path):
    server = Server(build("Gallery"), tmp_path, "--port", "0", "--previews")
    page = open_page(context, server.url)
    assert server.output[:3] == [
        "0  Controls  Gallery/Previews.swift:3\n", "1  Fields  Gallery/Previews.swift:7\n",
        "2  A switch of its own  Gallery/Previews.swift:11\n",
    ]
    page.get_by_role("link", name="Fields").click()
    expect(page.get_by_label("Password")).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="A switch of its own").click()
    page.get_by_label("Switch").check()
    expect(page.get_by_text("On", exact=True)).to_be_visible()
    assert server.stop() == 0


BROKEN_WORDS = """() => {
    const broken = [];
    for (const button of document.querySelectorAll(".row .horizontalStack > .button")) {
        if (!button.checkVisibility()) continue;
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let text; (text = walker.nextNode()); )
            for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
            }
    }
    return broken;
}"""


@pytest.mark.parametrize("tab, width", [
    ("Controls", 390), ("Controls", 375), ("Controls", 320), ("Gestures", 390), ("Gestures", 375), ("Gestures", 320),
])
def test_words_of_buttons_stay_whole_in_a_narrow_window(gallery, tab, width):
    gallery.set_viewport_size({"width": width, "height": 844})
    page = go(gallery, tab)
    page.wait_for_function(f"() => ({BROKEN_WORDS})().length == 0")
    buttons = page.locator(".row .horizontalStack > .button").filter(visible=True).all()
    assert len(buttons) > 2
    assert all(right(each.bounding_box()) <= width - 8 for each in buttons)


def test_a_wide_window_gives_buttons_their_padding_back(gallery):
    gallery.set_viewport_size({"width": 360, "height": 844})
    page = go(gallery, "Controls")
    prominent = button(page, "Prominent")
    expect(prominent).not_to_have_css("padding-left", "18px")
    page.set_viewport_size({"width": 900, "height": 844})
    expect(prominent).to_have_css("padding-left", "18px")


def test_the_labels_of_a_gauge_stay_whole_in_a_narrow_window(gallery):
    gallery.set_viewport_size({"width": 320, "height": 844})
    page = go(gallery, "Gestures")
    gauge = page.get_by_role("group", name="Volume, 25")
    for label in ["Low", "High"]:
        assert gauge.get_by_text(label).bounding_box()["height"] < 20, label


def test_buttons_that_cannot_fit_are_no_wider_than_the_window(gallery):
    gallery.set_viewport_size({"width": 280, "height": 844})
    page = go(gallery, "Gestures")
    large = button(page, "extraLarge")
    expect(large.locator("xpath=..")).to_have_attribute("data-squeeze", "6")
    assert right(large.bounding_box()) <= 280 - 8
    assert style(large, "font-size") == "15.4px"
