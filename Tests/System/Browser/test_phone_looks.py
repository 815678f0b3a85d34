"""Controls and tabs as a phone shows them: no look of hovering after a tap, no thick rings, the same in both schemes."""

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button, heading, link, open_tab
from looks import style
from touch import PHONE, colour_at

PRODUCT = "Gallery"

HOVER_RULES = """() => {
    const found = [];
    const read = (rules, isHovering) => {
        for (const rule of rules) {
            const isInside = isHovering || /\\(hover(: hover)?\\)/.test(rule.media?.mediaText);
            if (rule.selectorText?.includes(":hover")) found.push([rule.selectorText, isInside]);
            if (rule.cssRules) read(rule.cssRules, isInside);
        }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules, false);
    return found;
}"""


@pytest.fixture
def open_gallery(browser, shared_server):
    """A function that opens a tab of the gallery, on a phone unless the options say otherwise."""
    contexts = []

    def open_gallery(tab, **options):
        contexts.append(browser.new_context(**{**PHONE, **options}))
        page = open_page(contexts[-1], shared_server.url)
        open_tab(page, tab)
        expect(page.get_by_role("heading", name=tab, level=1)).to_be_visible()
        return page

    yield open_gallery
    for context in contexts:
        context.close()


def test_every_rule_of_hovering_is_for_pointers_that_hover(page):
    rules = page.evaluate(HOVER_RULES)
    assert len(rules) > 5
    assert [selector for selector, is_inside in rules if not is_inside] == []


def test_a_text_field_has_a_ring_with_a_keyboard_and_none_on_a_phone(open_gallery):
    desk = {"has_touch": False, "is_mobile": False}
    for options, width in [({}, "none"), (desk, "solid")]:
        field = open_gallery("Fields", **options).get_by_placeholder("Your name")
        field.focus()
        assert style(field, "outline-style") == width


@pytest.mark.parametrize("scheme, accent", [("light", (10, 92, 216)), ("dark", (74, 163, 255))])
def test_a_slider_is_a_line_filled_up_to_a_white_disc(browser, open_gallery, scheme, accent):
    page = open_gallery("Controls", color_scheme=scheme)
    slider = page.get_by_role("slider", name="Sweetness")
    slider.fill("0.5")
    assert colour_at(browser, slider, 0.2, 0.5) == accent
    assert colour_at(browser, slider, 0.5, 0.5) == (255, 255, 255)
    assert colour_at(browser, slider, 0.8, 0.5) not in [accent, (255, 255, 255)]
    # Above the line is the row.
    assert colour_at(browser, slider, 0.2, 0.2) == colour_at(browser, slider, 0.8, 0.2)
    slider.press("End")
    assert colour_at(browser, slider, 0.8, 0.5) == accent


@pytest.mark.parametrize("scheme, accent", [("light", (10, 92, 216)), ("dark", (74, 163, 255))])
def test_progress_is_a_thin_line(browser, open_gallery, scheme, accent):
    page = open_gallery("Controls", color_scheme=scheme)
    page.get_by_role("slider", name="Sweetness").fill("0.5")
    button(page, "Details").tap()
    progress = page.get_by_role("progressbar", name="Sweet")
    expect(progress).to_have_js_property("value", 0.5)
    assert colour_at(browser, progress, 0.2, 0.5) == accent
    assert colour_at(browser, progress, 0.8, 0.5) != accent
    assert colour_at(browser, progress, 0.2, 0.1) == colour_at(browser, progress, 0.8, 0.1) != accent


def test_tabs_without_room_in_the_bar_are_in_a_list_by_touch(open_gallery, axe):
    page = open_gallery("Lists")
    tab = lambda name: page.get_by_role("tab", name=name, exact=True)
    bar = page.get_by_role("tablist")
    expect(page.get_by_role("tab")).to_have_text(["Controls", "Fields", "Lists", "Looks", "More"])
    assert bar.evaluate("(bar) => bar.scrollWidth") == 390
    tab("More").tap()
    expect(heading(page, "More")).to_be_visible()
    expect(tab("More")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name="More")).to_be_visible()
    expect(page.get_by_role("listitem").filter(visible=True).first).to_have_text("Actions")
    assert axe(page) == []
    link(page, "Motion").tap()
    expect(heading(page, "Motion")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Motion")).to_be_visible()
    expect(tab("More")).to_have_attribute("aria-selected", "true")
    back = button(page, "More").filter(visible=True)
    assert back.bounding_box()["width"] > 60
    back.tap()
    expect(heading(page, "More")).to_be_visible()
    tab("Lists").tap()
    expect(heading(page, "Lists")).to_be_visible()
    page.set_viewport_size({"width": 700, "height": 780})
    expect(page.get_by_role("tab")).to_have_count(14)


def test_days_and_colours_are_wells_that_open_the_systems_pickers(browser, open_gallery):
    page = open_gallery("Fields")
    day, colour = page.get_by_label("Day"), page.get_by_label("Color")
    assert (day.get_attribute("type"), colour.get_attribute("type")) == ("date", "color")
    day.fill("2024-02-29")
    expect(day).to_have_value("2024-02-29")
    assert style(day, "border-top-color") == "rgba(0, 0, 0, 0)"
    # The disc has the colour, and its corner the row's.
    assert colour_at(browser, colour, 0.5, 0.5) == (255, 128, 0)
    box = colour.bounding_box()
    assert box["width"] == box["height"]
    assert colour_at(browser, colour, 0.02, 0.02) == (255, 255, 255)
