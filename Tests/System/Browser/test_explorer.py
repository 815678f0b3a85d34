"""The screen of a number: its steps, its factors, its neighbours, its position, and another number."""

import re

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button, heading


@pytest.fixture
def explorer(context, shared_server):
    return open_page(context, shared_server.url + "/10")


def count(page):
    return page.get_by_test_id("count")


def enter(page, text):
    page.get_by_role("textbox", name="Number or time").fill(text)
    page.keyboard.press("Enter")


def test_the_buttons_step_down_and_up(explorer):
    expect(count(explorer)).to_have_text("10")
    expect(explorer.get_by_test_id("factors")).to_have_text("10 = 2 · 5")
    button(explorer, "Increment").click()
    expect(count(explorer)).to_have_text("11")
    expect(explorer.get_by_test_id("factors")).to_have_text("11 is prime")
    button(explorer, "Decrement").click()
    button(explorer, "Decrement").click()
    expect(count(explorer)).to_have_text("9")
    expect(explorer.get_by_test_id("factors")).to_have_text("9 = 3²")


def test_a_step_is_a_small_patch(context, shared_server):
    frames = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: frames.append(frame)))
    page.goto(shared_server.url + "/142307")
    expect(page.locator("html[data-live]")).to_be_attached()
    frames.clear()
    button(page, "Increment").click()
    expect(count(page)).to_have_text("142,308")
    assert len(frames) == 1
    # The number, and the text of its factors.
    assert len(frames[0]) < 100, frames
    # The address follows, once the steps have ended.
    expect(page).to_have_url(shared_server.url + "/142308")


def test_a_reload_shows_the_same_number(explorer, shared_server):
    for _ in range(3):
        button(explorer, "Increment").click()
    expect(explorer).to_have_url(shared_server.url + "/13")
    explorer.reload()
    expect(count(explorer)).to_have_text("13")


def test_a_neighbouring_prime_is_explored(explorer):
    button(explorer, "7").click()
    expect(count(explorer)).to_have_text("7")
    button(explorer, "11").click()
    expect(count(explorer)).to_have_text("11")


@pytest.mark.parametrize("text, number", [("97", "97"), ("1.000", "1,000"), ("14:23:07", "142,307")])
def test_a_number_can_be_typed(explorer, text, number):
    enter(explorer, text)
    expect(count(explorer)).to_have_text(number)
    expect(explorer.get_by_role("textbox", name="Number or time")).to_have_value("")


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("", "Type a number such as 142307"),
        ("twelve", "“twelve” is not a whole number."),
        ("-7", "Type the number without its sign."),
        ("9" * 30, "A number with 30 digits is too large here."),
    ],
)
def test_what_is_no_number_is_answered_with_a_sentence(explorer, text, sentence):
    enter(explorer, text)
    expect(explorer.get_by_test_id("problem")).to_contain_text(sentence)
    expect(count(explorer)).to_have_text("10")
    enter(explorer, "11")
    expect(count(explorer)).to_have_text("11")
    expect(explorer.get_by_test_id("problem")).to_have_count(0)


def test_the_position_is_counted(explorer):
    button(explorer, "Count the primes up to this number").click()
    expect(explorer.get_by_test_id("position")).to_have_text("There are 4 primes up to 10.")
    button(explorer, "Increment").click()
    expect(explorer.get_by_test_id("position")).to_have_count(0)
    button(explorer, "Count the primes up to this number").click()
    expect(explorer.get_by_test_id("position")).to_have_text("11 is prime number 5, counted from 2.")


def test_a_long_count_shows_its_progress_and_can_be_cancelled(context, shared_server):
    page = open_page(context, shared_server.url + "/1000000000")
    button(page, "Count the primes up to this number").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", re.compile(r"0\.\d+"))
    # Meanwhile the server has time for others.
    other = open_page(context, shared_server.url + "/1")
    button(other, "Increment").click()
    expect(count(other)).to_have_text("2")
    button(page, "Cancel").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(button(page, "Count the primes up to this number")).to_be_visible()


def test_a_number_of_twelve_digits_is_not_counted_up_to(context, shared_server):
    page = open_page(context, shared_server.url + "/999999999999")
    expect(page.get_by_text("Primes are counted up to 1,000,000,000.")).to_be_visible()
    expect(page.get_by_text("Beyond twelve digits")).to_be_visible()
    button(page, "Increment").click()
    button(page, "Decrement").click()
    expect(count(page)).to_have_text("999,999,999,998")


def test_a_double_click_on_a_button_is_two_clicks(explorer):
    button(explorer, "Increment").dblclick()
    expect(count(explorer)).to_have_text("12")
    button(explorer, "Increment").click()
    expect(count(explorer)).to_have_text("13")


def test_everything_can_be_done_with_the_keyboard(page):
    page.get_by_role("link", name="Explore this number").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Explore")).to_be_focused()
    enter(page, "1")
    expect(count(page)).to_have_text("1")
    button(page, "Decrement").focus()
    for name in ("Keep this number", "Increment"):
        page.keyboard.press("Tab")
        expect(button(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(count(page)).to_have_text("3")
    expect(button(page, "Increment")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_keeps_a_screen_reader_out(browser, shared_server, axe, scheme):
    context = browser.new_context(color_scheme=scheme)
    for path in ("/", "/142307", "/kept"):
        page = open_page(context, shared_server.url + path)
        assert axe(page) == [], path
    context.close()
