"""Drags by touch: a finger that rests on a card or a row lifts it, and takes it elsewhere."""

import pytest
from playwright.sync_api import expect

from test_board import add, column
from touch import PHONE, Finger, middle

PRODUCT = "Board"
OWN_SERVER = True
REST = 600


@pytest.fixture
def phone(page, browser):
    """A second visitor, on a phone as wide as the board."""
    context = browser.new_context(**{**PHONE, "viewport": {"width": 844, "height": 700}})
    phone = context.new_page()
    phone.goto(page.url)
    expect(phone.locator("html[data-live]")).to_be_attached()
    yield phone
    context.close()


def test_a_finger_that_rests_on_a_card_lifts_it_and_moves_it(page, phone):
    add(page, 0, "Rake the leaves")
    add(page, 2, "Buy rope")
    card = phone.get_by_text("Rake the leaves", exact=True)
    target = phone.get_by_text("Buy rope", exact=True)
    finger = Finger(phone)
    start = middle(card)
    finger.press(*start)
    phone.wait_for_timeout(REST)
    expect(phone.locator(".lifted")).to_contain_text("Rake the leaves")
    finger.move(*middle(target))
    x, y = middle(card)
    assert (x, y) == pytest.approx(middle(target), abs=8)
    finger.lift()
    expect(phone.locator(".lifted")).to_have_count(0)
    for each in (page, phone):
        expect(column(each, "Done").get_by_text("Rake the leaves")).to_be_visible()


def test_a_finger_that_moves_at_once_lifts_nothing(page, phone):
    add(page, 0, "Mow the lawn")
    card = phone.get_by_text("Mow the lawn", exact=True)
    finger = Finger(phone)
    x, y = middle(card)
    finger.press(x, y)
    finger.move(x, y - 60)
    phone.wait_for_timeout(REST)
    expect(phone.locator(".lifted")).to_have_count(0)
    finger.lift()


def test_a_swipe_to_the_side_stays_in_the_app(phone):
    # The browser's own way back begins where the page does not take a swipe.
    behaviour = "(element) => getComputedStyle(element).overscrollBehaviorX"
    assert phone.locator("html").evaluate(behaviour) == "none"
