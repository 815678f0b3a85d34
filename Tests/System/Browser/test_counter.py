"""The counter's screen: the count, the nth prime, the prime sheet."""

import re

import pytest
from playwright.sync_api import TimeoutError, expect

from elements import button

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const button = document.querySelector("button[disabled]");
    if (button) seen.push("disabled: " + button.textContent);
    if (document.querySelector("progress:not([value])")) seen.push("progress");
  };
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
}"""


@pytest.fixture
def counter(page):
    page.get_by_role("link", name="Counter").click()
    expect(page.get_by_role("heading", name="Counter")).to_be_visible()
    return page


def count(page):
    return page.get_by_test_id("count")


def set_count(page, value):
    for step in range(abs(value)):
        button(page, "Increment" if value > 0 else "Decrement").click()
    expect(count(page)).to_have_text(str(value))


def background(page):
    """A place where the screen shows nothing."""
    box = page.locator("[data-e*=d]").bounding_box()
    return box["x"] + 40, box["y"] + box["height"] - 40


def test_the_buttons_count_down_and_up(counter):
    expect(count(counter)).to_have_text("0")
    button(counter, "Increment").click()
    expect(count(counter)).to_have_text("1")
    button(counter, "Decrement").click()
    button(counter, "Decrement").click()
    expect(count(counter)).to_have_text("-1")


def test_an_increment_is_a_small_patch(context, shared_server):
    frames = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: frames.append(frame)))
    page.goto(shared_server.url + "/counter")
    expect(page.locator("html[data-live]")).to_be_attached()
    frames.clear()
    button(page, "Increment").click()
    expect(count(page)).to_have_text("1")
    assert len(frames) == 1
    # The count, and the ordinal in the title of the button that asks for that prime.
    assert len(frames[0]) < 100, frames


def test_the_nth_prime_shows_progress_then_the_answer(counter):
    set_count(counter, 4)
    counter.evaluate(WATCH)
    button(counter, "What is the 4th prime?").click()
    alert = counter.get_by_role("alertdialog", name="The 4th prime is 7")
    expect(alert).to_be_visible()
    seen = counter.evaluate("seen")
    assert "disabled: What is the 4th prime?" in seen
    assert "progress" in seen
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)
    expect(button(counter, "What is the 4th prime?")).to_be_enabled()
    expect(counter.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("value, title", [(0, "No 0th prime"), (-2, "No -2nd prime")])
def test_there_is_no_such_prime(counter, value, title):
    set_count(counter, value)
    counter.get_by_role("button", name="What is the").click()
    alert = counter.get_by_role("alertdialog")
    expect(alert).to_contain_text(f"there is no prime number {value}")
    counter.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_a_double_click_on_the_background_asks_for_the_nth_prime(counter):
    set_count(counter, 1)
    counter.mouse.dblclick(*background(counter))
    expect(counter.get_by_role("alertdialog", name="The 1st prime is 2")).to_be_visible()


def test_a_double_click_on_a_button_is_two_clicks_and_nothing_else(counter):
    button(counter, "Increment").dblclick()
    expect(count(counter)).to_have_text("2")
    button(counter, "Increment").click()
    expect(count(counter)).to_have_text("3")
    expect(counter.get_by_role("alertdialog")).to_have_count(0)


def test_a_click_outside_does_not_close_an_alert(counter):
    set_count(counter, 1)
    button(counter, "What is the 1st prime?").click()
    alert = counter.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    counter.mouse.click(5, 5)
    button(alert, "OK").click()
    expect(alert).to_have_count(0)


def close_by_button(page):
    button(page.get_by_role("dialog"), "Close").click()


def close_by_escape(page):
    page.keyboard.press("Escape")


def close_by_backdrop(page):
    page.mouse.click(5, 5)


@pytest.mark.parametrize("close", [close_by_button, close_by_escape, close_by_backdrop])
def test_the_sheet_closes_in_three_ways_and_opens_again(counter, close):
    set_count(counter, 4)
    for _ in range(2):
        button(counter, "Is this prime?").click()
        sheet = counter.get_by_role("dialog")
        expect(sheet).to_contain_text("4 is not prime")
        expect(sheet).to_be_visible()
        close(counter)
        expect(sheet).to_have_count(0)
        # The focus is back where it was.
        expect(button(counter, "Is this prime?")).to_be_focused()


def test_escape_twice_in_a_row_closes_once(counter):
    button(counter, "Is this prime?").click()
    expect(counter.get_by_role("dialog")).to_be_visible()
    counter.keyboard.press("Escape")
    counter.keyboard.press("Escape")
    expect(counter.get_by_role("dialog")).to_have_count(0)
    expect(counter.get_by_role("heading", name="Counter")).to_be_visible()


def test_the_sheet_saves_to_the_favourites_and_removes_from_them(counter):
    set_count(counter, 3)
    button(counter, "Is this prime?").click()
    sheet = counter.get_by_role("dialog")
    expect(sheet).to_contain_text("3 is prime")
    button(sheet, "Save to favorite primes").click()
    button(sheet, "Remove from favorite primes").click()
    expect(button(sheet, "Save to favorite primes")).to_be_visible()


def test_what_is_under_a_sheet_cannot_be_clicked(counter):
    button(counter, "Is this prime?").click()
    expect(counter.get_by_role("dialog")).to_be_visible()
    with pytest.raises(TimeoutError, match="intercepts pointer events"):
        button(counter, "Increment").click(timeout=500)
    expect(count(counter)).to_have_text("0")


def test_everything_can_be_done_with_the_keyboard(page):
    page.get_by_role("link", name="Counter").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Counter")).to_be_focused()
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(button(page, "Increment")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(count(page)).to_have_text("2")
    expect(button(page, "Increment")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("2 is prime"))
    page.keyboard.press("Escape")
    expect(button(page, "Is this prime?")).to_be_focused()
