"""Motions along keyframes, in space, of symbols and at the edges of scroll views; letters that fit."""

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button

PRODUCT = "Gallery"

# An entry for each animation that was begun, with the first value of each property.
RECORD = """
window.begun = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const [first] = Array.isArray(frames) ? frames : [frames];
  begun.push({ id: options.id || "", name: this.className.baseVal ?? this.className, first });
  return animate.call(this, frames, options);
};
"""


@pytest.fixture
def page(context, shared_server):
    context.add_init_script(RECORD)
    page = open_page(context, shared_server.url)
    page.get_by_role("tab", name="Effects").click()
    expect(button(page, "Jump")).to_be_visible()
    page.evaluate("begun.length = 0")
    return page


def begun(page, id):
    return [entry for entry in page.evaluate("begun") if entry["id"] == id]


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def test_keyframes_move_a_view_and_bring_it_back(page):
    balloon = page.get_by_label("Balloon")
    at_rest = balloon.bounding_box()
    button(page, "Jump").click()
    page.wait_for_function(
        "y => document.querySelector('[aria-label=Balloon]').getBoundingClientRect().y < y - 20", arg=at_rest["y"]
    )
    page.wait_for_function(
        "y => Math.abs(document.querySelector('[aria-label=Balloon]').getBoundingClientRect().y - y) < 1",
        arg=at_rest["y"],
    )


def test_a_mark_glides_from_the_place_of_the_one_that_goes(page):
    page.get_by_text("Flagged").click()
    page.wait_for_function("() => begun.some(({ id }) => id == 'match')")
    (glide,) = begun(page, "match")
    left, _ = glide["first"]["translate"].split(" ")
    assert float(left.removesuffix("px")) < -100
    assert float(glide["first"]["scale"].split(" ")[0]) < 1
    expect(page.locator("[data-match]")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_card_turns_in_space(page):
    card = page.get_by_test_id("card")
    card.click()
    page.wait_for_function(
        "() => /rotate3d\\(0, 1, 0, 180deg\\)/.test(document.querySelector('[data-testid=card]').style.transform)"
    )
    assert card.evaluate("card => card.style.transform").startswith("perspective(800px)")
    expect(page.get_by_text("Das Meer")).to_be_visible()


def test_symbols_jump_and_change_and_numbers_roll(page):
    button(page, "Ring").click()
    expect(page.get_by_text("4 calls")).to_be_visible()
    assert begun(page, "content")[0]["first"] == {"opacity": 0, "translate": "0 70%"}
    assert [entry["name"].split()[0] for entry in begun(page, "")] == ["symbol"]
    page.evaluate("begun.length = 0")
    button(page, "Mute").click()
    page.wait_for_function("() => begun.length >= 2")
    assert begun(page, "content")[0]["first"] == {"opacity": 0, "scale": 0.4}
    signal = page.get_by_label("Signal").locator(".symbol")
    assert signal.evaluate("symbol => symbol.getAnimations()[0].effect.getTiming().iterations") == float("inf")
    button(page, "Mute").click()
    page.wait_for_function("() => !document.querySelector('[aria-label=Signal]>.symbol').getAnimations().length")


def test_letters_have_gradients_and_fit_in_their_line(page):
    assert style(page.get_by_text("Gradient"), "webkitBackgroundClip") == "text"
    assert style(page.get_by_text("Shadow", exact=True), "textShadow") != "none"
    line = page.get_by_text("A line that shrinks")
    assert 8 <= float(style(line, "fontSize").removesuffix("px")) < 17
    assert line.evaluate("line => line.scrollWidth <= line.clientWidth")
    assert style(page.get_by_text("A line that is cut off"), "direction") == "rtl"


def test_cards_have_a_third_of_their_scroll_view_and_fade_at_its_edges(page):
    cards = page.locator("[data-edges]")
    scroll = page.locator(".scroll").filter(has=cards).last
    expect(cards).to_have_count(8)
    width = (scroll.evaluate("scroll => scroll.clientWidth") - 24) / 3
    page.wait_for_function(
        "width => Math.abs(document.querySelector('[data-edges]').offsetWidth - width) < 1", arg=width
    )
    assert style(cards.nth(0), "opacity") == "1"
    assert style(cards.nth(7), "opacity") == "0.3"
    scroll.evaluate("(scroll, width) => scroll.scrollTo(width / 2, 0)", width)
    page.wait_for_function(
        "() => { const opacity = getComputedStyle(document.querySelector('[data-edges]')).opacity; return opacity > 0.6 && opacity < 0.7; }"
    )
