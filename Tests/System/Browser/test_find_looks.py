"""The index of a list, the bar that finds text, and rows that snap with their shadows."""

import re

import pytest
from playwright.sync_api import expect

from elements import button, wait_for_rest
from looks import NARROW, boxes, style


def headings(page):
    """The headings of sections that show below the bar of the screen, from the top."""
    return page.evaluate("""() => [...document.querySelectorAll("h2")]
        .filter((heading) => heading.getBoundingClientRect().top >= 55)
        .map((heading) => heading.textContent)""")


def test_an_index_scrolls_to_sections_by_clicks_drags_and_keys(open_look):
    page = open_look("index", NARROW)
    index = page.get_by_role("group", name="Index")
    expect(index).to_be_in_viewport()
    button(index, "D").click()
    page.wait_for_function("() => scrollY > 100")
    wait_for_rest(page)
    assert headings(page)[0] == "D"
    place = index.bounding_box()
    # It is as high in the window as before.
    assert place["y"] + place["height"] / 2 == pytest.approx((60 + 780 - 72) / 2, abs=2)
    page.mouse.move(place["x"] + 8, place["y"] + 8)
    page.mouse.down()
    page.mouse.move(place["x"] + 8, place["y"] + 20, steps=4)
    page.mouse.move(place["x"] + 8, place["y"] + 24, steps=4)
    page.mouse.up()
    page.wait_for_function("() => scrollY < 400")
    wait_for_rest(page)
    assert headings(page)[0] == "B"
    button(index, "A").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => scrollY < 50")


def test_the_found_text_is_marked_and_shown(open_look):
    page = open_look("find")
    field, editor = page.get_by_role("searchbox", name="Find"), page.locator("textarea")
    expect(field).to_be_focused()
    field.fill("two")
    expect(page.get_by_text("1 of 2", exact=True)).to_be_visible()
    expect(editor).to_have_attribute("data-found", "4 7")
    expect(editor).to_have_css("background-image", re.compile("linear-gradient"))
    assert editor.evaluate("(field) => field.scrollTop") == 0
    field.press("Enter")
    expect(page.get_by_text("2 of 2", exact=True)).to_be_visible()
    page.wait_for_function("() => document.querySelector('textarea').scrollTop > 100")
    assert editor.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)") == "Two"
    page.get_by_role("searchbox", name="Replace With").fill("2")
    button(page, "Replace All").click()
    expect(page.get_by_text("No Results", exact=True)).to_be_visible()
    assert editor.input_value().startswith("One 2 three.") and editor.input_value().endswith("2.")
    assert style(editor, "background-image") == "none"
    field.press("Escape")
    expect(field).to_have_count(0)


def test_a_row_snaps_behind_its_margins_and_shows_its_shadows(open_look):
    page = open_look("find", NARROW)
    cards = page.get_by_test_id("cards")
    first, around = boxes(page, "card 0", "cards")
    assert first["left"] == 30
    # The space for the shadows takes none from the views around, and no clicks.
    assert around["top"] == pytest.approx(first["top"] - 32, abs=1)
    button(page, "Above 0").click()
    expect(button(page, "Above 1")).to_be_visible()
    cards.evaluate("(row) => row.scrollBy({ left: 100 })")
    page.wait_for_function("() => document.querySelector('.scroll').scrollLeft == 140")
    assert boxes(page, "card 1")[0]["left"] == 30
    expect(page.get_by_text("idle speed false", exact=True)).to_be_visible()
    page.mouse.move(100, first["top"] + 30)
    page.mouse.wheel(200, 0)
    expect(page.get_by_text("idle speed true", exact=True)).to_be_visible()


def test_a_sign_has_the_first_style_and_its_frame_the_second(open_look):
    page = open_look("find")
    sign = page.get_by_test_id("sign")
    assert sign.locator("use").get_attribute("href").endswith("#plus.circle.fill-layers")
    assert style(sign, "color") == "rgb(255, 255, 255)"
    assert style(sign, "--frame") == style(page.locator("html"), "--red")


@pytest.mark.parametrize("name", ["index", "find"])
def test_the_index_and_the_bar_are_accessible(open_look, axe, name):
    assert axe(open_look(name, NARROW)) == []
