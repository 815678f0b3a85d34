"""CitySearch, an application whose file imports SwiftUI: a search, and a sheet with bindings."""

from playwright.sync_api import expect

from elements import button, rows

PRODUCT = "CitySearch"


def search(page, query):
    page.get_by_role("textbox").fill(query)


def test_what_is_typed_is_searched_for(page):
    emphasized = page.get_by_text("debounced", exact=True)
    assert emphasized.evaluate("(text) => getComputedStyle(text).fontWeight") == "700"
    search(page, "ber")
    expect(rows(page)).to_have_text(["BerlinGermany", "BernSwitzerland"])
    search(page, "lima")
    expect(rows(page)).to_have_text(["LimaPeru", "LimassolCyprus"])
    search(page, "")
    expect(rows(page)).to_have_count(0)


def test_a_field_beside_an_icon_fills_the_width(page):
    for width in [375, 640]:
        page.set_viewport_size({"width": width, "height": 600})
        field = page.get_by_role("textbox").bounding_box()
        assert width - 24 < field["x"] + field["width"] <= width


def test_only_the_last_of_what_is_typed_is_searched_for(page):
    field = page.get_by_role("textbox")
    field.press_sequentially("lims", delay=20)
    expect(rows(page)).to_have_count(0)
    field.press("Backspace")
    expect(rows(page)).to_have_text(["LimaPeru", "LimassolCyprus"])


def test_a_search_that_fails_says_so_until_one_does_not(page):
    search(page, "error")
    expect(page.get_by_text("The search has failed.")).to_be_visible()
    search(page, "bern")
    expect(rows(page)).to_have_text(["BernSwitzerland"])
    expect(page.get_by_text("The search has failed.")).to_have_count(0)


def test_a_city_is_shown_rated_and_left(page):
    search(page, "limassol")
    page.get_by_role("button", name="Limassol").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Limassol")).to_be_visible()
    expect(sheet).to_contain_text("195,139")
    expect(sheet).to_contain_text("Your rating stays on this device.")
    expect(sheet).to_contain_text("Rated 3")
    favorite = sheet.get_by_role("switch", name="Favorite")
    expect(favorite).not_to_be_checked()
    favorite.click()
    expect(favorite).to_be_checked()
    slider = sheet.get_by_role("slider", name="Rating")
    slider.press("ArrowRight")
    expect(sheet).to_contain_text("Rated 4")
    button(sheet, "Close").click()
    expect(sheet).to_have_count(0)
    # A city that is opened again is another one.
    page.get_by_role("button", name="Limassol").click()
    expect(sheet).to_contain_text("Rated 3")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(rows(page)).to_have_count(1)
