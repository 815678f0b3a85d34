"""Scrolling that the views know of, and the direction of what they show."""

import re

import pytest
from playwright.sync_api import expect

PRODUCT = "Gallery"


@pytest.fixture
def layouts(wide_page):
    wide_page.get_by_role("tab", name="Layouts").click()
    expect(wide_page.get_by_text("Year 1900", exact=True)).to_be_attached()
    return wide_page


def eventually(page, is_true):
    """Waits until the views are as they should be."""
    for _ in range(100):
        if is_true():
            return
        page.wait_for_timeout(50)
    assert is_true()


def scroll_around(page, text):
    """The element that scrolls a text."""
    return page.get_by_text(text, exact=True).locator("xpath=ancestor::*[contains(@class, 'scroll')][1]")


def box(element):
    """The frame of an element, which may only just have come."""
    expect(element).to_be_visible()
    return element.bounding_box()


def years(page):
    return scroll_around(page, "Year 1900")


def top(page, text):
    """The distance of a text from the top of what scrolls it."""
    around = box(scroll_around(page, text))["y"]
    return box(page.get_by_text(text, exact=True))["y"] - around


def wheel(page, element, distance):
    """Turns the wheel over an element, until it scrolls: a page that is just drawn may lose a turn."""
    element.scroll_into_view_if_needed()
    before = element.evaluate("element => element.scrollTop")
    for _ in range(5):
        element.hover()
        page.mouse.wheel(0, distance)
        for _ in range(20):
            if element.evaluate("element => element.scrollTop") != before:
                return
            page.wait_for_timeout(50)


def test_the_first_identity_is_scrolled_to_and_the_user_changes_it(layouts):
    expect(layouts.get_by_test_id("year")).to_have_text("From 1950")
    eventually(layouts, lambda: top(layouts, "Year 1950") == 0)
    assert layouts.evaluate("scrollY") == 0, "The page stays while a view in it is scrolled to."
    wheel(layouts, years(layouts), 300)
    expect(layouts.get_by_test_id("year")).to_have_text("From 1960")
    assert top(layouts, "Year 1960") == 0


def test_views_scroll_by_the_identity_and_it_does_not_bounce_back(layouts):
    layouts.get_by_role("button", name="To 1970").click()
    eventually(layouts, lambda: top(layouts, "Year 1970") == 0)
    layouts.get_by_role("button", name="Smoothly to 1910").click()
    eventually(layouts, lambda: top(layouts, "Year 1910") == 0)
    layouts.wait_for_timeout(300)
    expect(layouts.get_by_test_id("year")).to_have_text("From 1910")
    wheel(layouts, years(layouts), 30)
    expect(layouts.get_by_test_id("year")).to_have_text("From 1911")


def test_many_steps_are_reported_as_few_and_the_last_one_always(layouts):
    frames = []
    layouts.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.sent = [];
          WebSocket.prototype.send = function (text) { sent.push(text); return send.call(this, text); };
        }""")
    years(layouts).evaluate(
        """async (element) => {
          for (let step = 1; step <= 60; step += 1) {
            element.scrollTop = 30 * step;
            await new Promise(requestAnimationFrame);
          }
        }""")
    expect(layouts.get_by_test_id("year")).to_have_text("From 1960")
    frames = [text for text in layouts.evaluate("sent") if re.search(r',"c","', text)]
    assert 1 <= len(frames) <= 40


def test_a_locked_view_is_scrolled_by_the_views_alone(layouts):
    layouts.get_by_role("switch", name="Locked").or_(
        layouts.get_by_label("Locked")).first.check()
    expect(years(layouts)).to_have_css("overflow-y", "hidden")
    before = top(layouts, "Year 1950")
    years(layouts).hover()
    layouts.mouse.wheel(0, 300)
    layouts.wait_for_timeout(200)
    assert top(layouts, "Year 1950") == before == 0
    layouts.get_by_role("button", name="To 1970").click()
    eventually(layouts, lambda: top(layouts, "Year 1970") == 0)
    expect(layouts.get_by_test_id("year")).to_have_text("From 1970")


def test_a_conversation_stays_at_its_end_until_the_user_leaves_it(layouts):
    conversation = scroll_around(layouts, "Message 8")
    at_end = "element => Math.abs(element.scrollHeight - element.clientHeight - element.scrollTop) < 2"
    eventually(layouts, lambda: conversation.evaluate(at_end))
    assert conversation.evaluate("element => element.scrollTop") > 0
    layouts.get_by_role("button", name="Say something").click()
    expect(layouts.get_by_text("Message 9", exact=True)).to_be_attached()
    eventually(layouts, lambda: conversation.evaluate(at_end))
    wheel(layouts, conversation, -60)
    eventually(layouts, lambda: not conversation.evaluate(at_end))
    place = conversation.evaluate("element => element.scrollTop")
    layouts.get_by_role("button", name="Say something").click()
    expect(layouts.get_by_text("Message 10", exact=True)).to_be_attached()
    assert conversation.evaluate("element => element.scrollTop") == place


def test_cards_snap_and_have_no_scroll_bar(layouts):
    cards = scroll_around(layouts, "Card 1")
    expect(cards).to_have_css("scrollbar-width", "none")
    cards.scroll_into_view_if_needed()
    cards.hover()
    layouts.mouse.wheel(150, 0)
    # A card and the space after it.
    eventually(layouts, lambda: cards.evaluate("element => element.scrollLeft") == 192)


@pytest.fixture
def mirrored(layouts):
    """The gallery from right to left, on its page about the window."""
    layouts.get_by_role("tab", name="Window").click()
    layouts.get_by_label("From right to left").check()
    expect(layouts.get_by_text("at the right", exact=True)).to_be_visible()
    return layouts


def test_views_are_laid_out_from_the_right(mirrored):
    name = mirrored.get_by_text("Begins", exact=True).bounding_box()
    value = mirrored.get_by_text("at the right", exact=True).bounding_box()
    assert name["x"] > value["x"]
    bar = mirrored.get_by_role("tab")
    assert bar.first.bounding_box()["x"] > bar.last.bounding_box()["x"]
    mirrored.get_by_label("From right to left").uncheck()
    name = mirrored.get_by_text("Begins", exact=True)
    eventually(mirrored, lambda: name.bounding_box()["x"] < 200)


def test_sideways_scrolling_begins_at_the_right(mirrored):
    mirrored.get_by_role("tab", name="Layouts").click()
    cards = scroll_around(mirrored, "Card 1")
    edge = box(cards)
    first = box(mirrored.get_by_text("Card 1", exact=True))
    assert abs(first["x"] + first["width"] - edge["x"] - edge["width"]) < 1
    cards.scroll_into_view_if_needed()
    cards.hover()
    mirrored.mouse.wheel(-150, 0)
    eventually(mirrored, lambda: cards.evaluate("element => element.scrollLeft") == -192)


def test_layouts_of_the_server_are_mirrored(mirrored):
    mirrored.get_by_role("tab", name="Layouts").click()
    panel = mirrored.get_by_role("tabpanel", name="Layouts")
    oak = panel.get_by_role("button", name="oak", exact=True)
    hornbeam = panel.get_by_role("button", name="hornbeam", exact=True)
    eventually(mirrored, lambda: abs(box(hornbeam)["x"] + box(hornbeam)["width"] + 8 - box(oak)["x"]) < 0.2)


def test_views_are_told_of_scrolling_of_what_shows_and_of_the_pointer(layouts):
    scrolled = layouts.get_by_test_id("scrolled")
    eventually(layouts, lambda: top(layouts, "Year 1950") == 0)
    expect(scrolled).to_have_text("At 1500, shown")
    wheel(layouts, years(layouts), 300)
    # The page may be at rest again before its next measure.
    expect(scrolled).to_have_text(re.compile("^At 1800, shown (interacting )?gone( interacting)?( idle)?$"))
    pointed = layouts.get_by_test_id("pointed")
    around = box(years(layouts))
    layouts.mouse.move(around["x"] + 30, around["y"] + 40, steps=5)
    expect(pointed).to_have_text("Pointer 30 40")
    layouts.mouse.move(1, 1)
    expect(pointed).to_have_text("Pointer nowhere")
    layouts.get_by_role("button", name="Smoothly to 1910").click()
    expect(scrolled).to_have_text(re.compile("^At 300, .*animating.* idle$"))
