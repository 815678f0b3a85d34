"""ClassicPrimeTime: the counters, the sheet, the favourites, what was done with them, and the log."""

import json
import re

import pytest
from playwright.sync_api import TimeoutError, expect

from conftest import open_page
from elements import button, heading, link

PRODUCT = "ClassicPrimeTime"

COUNTERS = ["Counter demo", "Offline counter demo"]

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


def close_by_button(page):
    button(page.get_by_role("dialog"), "Close").click()


def close_by_escape(page):
    page.keyboard.press("Escape")


def close_by_backdrop(page):
    page.mouse.click(5, 5)


def rows(page):
    return page.get_by_role("listitem").get_by_role("button").filter(has_not_text="✕")


def expect_alert(page, title, text=""):
    alert = page.get_by_role("alertdialog", name=title)
    expect(alert).to_contain_text(text)
    button(alert, "OK").click()
    expect(alert).to_have_count(0)


def open_screen(page, name, title=None):
    link(page, name).click()
    expect(heading(page, title or name)).to_be_visible()


def leave(page):
    button(page, "Back").click()
    expect(heading(page, "Prime Time, classic")).to_be_visible()


def activities(page):
    """What the feed says, without the times, which must look like times."""
    lines = page.get_by_test_id("activity").all_inner_texts()
    for line in lines:
        assert re.search(r"\d+:\d\d:\d\d", line), line
    return [line.split("\n")[0] for line in lines]


@pytest.fixture
def counter(page):
    open_screen(page, "Counter demo")
    return page


@pytest.fixture
def favorites(context, server):
    """Three favourites, on their screen, of a server with files of its own."""
    page = open_page(context, server.url)
    open_screen(page, "Counter demo")
    for number in range(1, 6):
        button(page, "Increment").click()
        expect(count(page)).to_have_text(str(number))
        if number in (2, 3, 5):
            button(page, "Is this prime?").click()
            button(page, "Save to favorite primes").click()
            close_by_button(page)
            expect(page.get_by_role("dialog")).to_have_count(0)
    leave(page)
    open_screen(page, "Favorite primes")
    return page


def test_every_screen_can_be_reached_and_left(page):
    for name, title in [*((name, "Counter demo") for name in COUNTERS), ("Favorite primes",) * 2]:
        open_screen(page, name, title)
        leave(page)
        open_screen(page, name, title)
        page.go_back()
        expect(heading(page, "Prime Time, classic")).to_be_visible()


def test_both_counters_count_the_same(page):
    open_screen(page, "Counter demo")
    expect(count(page)).to_have_text("0")
    set_count(page, 3)
    button(page, "Decrement").click()
    expect(count(page)).to_have_text("2")
    leave(page)
    open_screen(page, "Offline counter demo", "Counter demo")
    expect(count(page)).to_have_text("2")
    for _ in range(3):
        button(page, "Decrement").click()
    expect(count(page)).to_have_text("-1")


@pytest.mark.parametrize("name", COUNTERS)
def test_the_nth_prime_is_told_and_the_button_works_again(page, name):
    open_screen(page, name, "Counter demo")
    set_count(page, 4)
    page.evaluate(WATCH)
    for _ in range(2):
        button(page, "What is the 4th prime?").click()
        expect_alert(page, "The 4th prime is 7")
        expect(button(page, "What is the 4th prime?")).to_be_enabled()
    assert "disabled: What is the 4th prime?" in page.evaluate("seen")


def test_without_an_answer_the_button_just_works_again(counter):
    counter.evaluate(WATCH)
    button(counter, "What is the 0th prime?").click()
    counter.wait_for_function("seen.includes('disabled: What is the 0th prime?')")
    expect(button(counter, "What is the 0th prime?")).to_be_enabled()
    expect(counter.get_by_role("alertdialog")).to_have_count(0)


def test_a_double_click_on_the_background_asks_for_the_nth_prime(counter):
    set_count(counter, 3)
    counter.mouse.dblclick(*background(counter))
    expect_alert(counter, "The 3rd prime is 5")


def test_an_alert_closes_with_escape(counter):
    set_count(counter, 1)
    button(counter, "What is the 1st prime?").click()
    alert = counter.get_by_role("alertdialog", name="The 1st prime is 2")
    expect(alert).to_be_visible()
    counter.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(button(counter, "What is the 1st prime?")).to_be_focused()


@pytest.mark.parametrize("close", [close_by_button, close_by_escape, close_by_backdrop])
def test_the_sheet_closes_in_three_ways_and_opens_again(counter, close):
    set_count(counter, 4)
    for _ in range(2):
        button(counter, "Is this prime?").click()
        sheet = counter.get_by_role("dialog")
        expect(sheet).to_contain_text("4 is not prime")
        expect(button(sheet, "Save to favorite primes")).to_have_count(0)
        close(counter)
        expect(sheet).to_have_count(0)
        expect(button(counter, "Is this prime?")).to_be_focused()


def test_escape_twice_in_a_row_closes_once(counter):
    button(counter, "Is this prime?").click()
    expect(counter.get_by_role("dialog")).to_be_visible()
    counter.keyboard.press("Escape")
    counter.keyboard.press("Escape")
    expect(counter.get_by_role("dialog")).to_have_count(0)
    expect(heading(counter, "Counter demo")).to_be_visible()


def test_what_is_under_a_sheet_cannot_be_clicked(counter):
    button(counter, "Is this prime?").click()
    expect(counter.get_by_role("dialog")).to_be_visible()
    with pytest.raises(TimeoutError, match="intercepts pointer events"):
        button(counter, "Increment").click(timeout=500)
    expect(count(counter)).to_have_text("0")


def test_a_click_outside_does_not_close_an_alert(counter):
    set_count(counter, 1)
    button(counter, "What is the 1st prime?").click()
    alert = counter.get_by_role("alertdialog")
    expect(alert).to_be_visible()
    counter.mouse.click(5, 5)
    button(alert, "OK").click()
    expect(alert).to_have_count(0)


def test_an_unknown_path_leads_to_the_first_screen(context, shared_server):
    page = context.new_page()
    response = page.goto(shared_server.url + "/nonsense")
    assert response.status == 404
    expect(page.get_by_text("There is no page at this address.")).to_be_visible()
    page.get_by_role("link", name="Go to the first page").click()
    expect(heading(page, "Prime Time, classic")).to_be_visible()
    expect(page).to_have_url(shared_server.url + "/")
    context.problems.clear()  # The browser reports the status.


def test_the_sheet_saves_and_removes_and_the_feed_tells_of_it(counter):
    set_count(counter, 3)
    button(counter, "Is this prime?").click()
    sheet = counter.get_by_role("dialog")
    expect(sheet).to_contain_text("3 is prime")
    button(sheet, "Save to favorite primes").click()
    button(sheet, "Remove from favorite primes").click()
    button(sheet, "Save to favorite primes").click()
    expect(button(sheet, "Remove from favorite primes")).to_be_visible()
    close_by_escape(counter)
    expect(sheet).to_have_count(0)
    leave(counter)
    expect(counter.get_by_test_id("activity")).to_have_count(3)
    assert activities(counter) == ["Added 3", "Removed 3", "Added 3"]
    open_screen(counter, "Favorite primes")
    expect(rows(counter)).to_have_text(["3"])


def test_the_feed_is_there_when_there_is_something_in_it(page):
    expect(heading(page, "Activity")).to_have_count(0)
    open_screen(page, "Offline counter demo", "Counter demo")
    set_count(page, 2)
    button(page, "Is this prime?").click()
    button(page, "Save to favorite primes").click()
    close_by_escape(page)
    leave(page)
    assert activities(page) == ["Added 2"]


def test_a_favourite_can_be_deleted_which_the_feed_tells(favorites):
    expect(rows(favorites)).to_have_text(["2", "3", "5"])
    favorites.get_by_role("button", name="Delete").nth(1).click()
    expect(rows(favorites)).to_have_text(["2", "5"])
    leave(favorites)
    assert activities(favorites) == ["Removed 3", "Added 5", "Added 3", "Added 2"]


def test_a_favourite_asks_for_that_prime(favorites):
    rows(favorites).nth(2).click()
    expect_alert(favorites, "The 5th prime is 11")


def test_favourites_are_saved_and_loaded(favorites, server):
    file = server.data_directory / "favorite-primes.json"
    button(favorites, "Save").click()
    # The button has nothing to show; what comes after it shows that it was handled.
    favorites.get_by_role("button", name="Delete").nth(0).click()
    expect(rows(favorites)).to_have_text(["3", "5"])
    button(favorites, "Load").click()
    expect(rows(favorites)).to_have_text(["2", "3", "5"])
    assert json.loads(file.read_text()) == [2, 3, 5]


@pytest.mark.parametrize("content", [None, "{", '["2"]'])
def test_loading_what_is_no_list_of_primes_changes_nothing(favorites, server, content):
    if content is not None:
        (server.data_directory / "favorite-primes.json").write_text(content)
    button(favorites, "Load").click()
    favorites.get_by_role("button", name="Delete").nth(0).click()
    expect(rows(favorites)).to_have_text(["3", "5"])


def test_each_action_is_logged_with_the_state_that_it_leads_to(context, server):
    page = open_page(context, server.url)
    open_screen(page, "Counter demo")
    set_count(page, 2)
    button(page, "Is this prime?").click()
    button(page, "Save to favorite primes").click()
    expect(button(page, "Remove from favorite primes")).to_be_visible()
    lines = [line for line in server.output if not line.isspace()]
    actions = [
        re.sub(r"\w+\.(?=\w+)", "", line).removeprefix("Action: ").strip()
        for line in lines if line.startswith("Action: ")
    ]
    assert actions == [
        "counterView(counter(incrTapped))", "counterView(counter(incrTapped))",
        "counterView(counter(isPrimeButtonTapped))",
        "counterView(primeModal(saveFavoritePrimeTapped))",
    ]
    states = [line for line in lines if line.startswith("State: ")]
    assert len(states) == 4
    assert "count: 2" in states[-1]
    assert "favoritePrimes: [2]" in states[-1]
    assert re.search(r"kind: [\w.]*added\(2\)", states[-1])
