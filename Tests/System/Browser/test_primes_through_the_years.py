"""Primes through the years: one journey, which all four styles pass, on one file."""

import json

import pytest
from playwright.sync_api import expect

from conftest import Server, build, expect_only_logged, open_page
from elements import button, heading, rows

PRODUCT = "PrimesThroughTheYears"
OWN_SERVER = True
# The titles of the first screens, by the styles' names.
STYLES = {
    "2019": "Primes in 2019", "April 2020": "Primes in April 2020", "2021": "Primes in 2021",
    "Today": "Primes today",
}

pytestmark = pytest.mark.parametrize("style", STYLES)


def choose(page, style):
    page.get_by_role("button").filter(has=page.get_by_text(style, exact=True)).click()
    expect(heading(page, STYLES[style])).to_be_visible()


def home_link(page, name):
    return page.get_by_role("link").filter(has_text=name, visible=True)


def open_screen(page, name):
    home_link(page, name).click()
    expect(heading(page, name)).to_be_visible()


def go_home(page, style):
    button(page, "Back").click()
    expect(heading(page, STYLES[style])).to_be_visible()


def count(page):
    return page.get_by_test_id("count")


def step(page, name, result):
    button(page, name).click()
    expect(count(page)).to_have_text(result)


def latest(page):
    return page.get_by_test_id("latest").filter(visible=True)


def check(page, answer):
    """Opens the sheet about the number."""
    button(page, "Is this prime?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_test_id("verdict")).to_have_text(answer)
    return sheet


def close(sheet):
    button(sheet, "Done").click()
    expect(sheet).to_have_count(0)


def file(server):
    return server.data_directory / "favourites.json"


def expect_file(page, server, numbers):
    """Waits for the file, which is written after the screen has changed."""
    for _ in range(100):
        if file(server).exists() and json.loads(file(server).read_text()) == numbers:
            return
        page.wait_for_timeout(50)
    assert json.loads(file(server).read_text()) == numbers


def test_a_visitor_counts_checks_asks_and_keeps_favourites(page, server, style, axe):
    assert axe(page) == []
    choose(page, style)
    expect(latest(page)).to_have_text("Nothing yet")
    assert axe(page) == []

    open_screen(page, "Counter")
    step(page, "Add 10", "11")
    step(page, "Subtract 1", "10")
    assert axe(page) == []
    sheet = check(page, "No, 10 is not prime.")
    expect(sheet.get_by_test_id("factors")).to_have_text("10 = 2 · 5")
    assert axe(page) == []
    close(sheet)
    expect(latest(page)).to_have_text("Checked whether 10 is prime")

    step(page, "Add 1", "11")
    sheet = check(page, "Yes, 11 is prime.")
    expect(sheet.get_by_text("Between the primes 7 and 13")).to_be_visible()
    button(sheet, "Add to favourites").click()
    expect(button(sheet, "Remove from favourites")).to_be_visible()
    assert axe(page) == []
    close(sheet)
    expect_file(page, server, [11])
    step(page, "Add 1", "12")
    step(page, "Add 1", "13")
    sheet = check(page, "Yes, 13 is prime.")
    button(sheet, "Add to favourites").click()
    button(sheet, "Remove from favourites").click()
    button(sheet, "Add to favourites").click()
    expect(button(sheet, "Remove from favourites")).to_be_visible()
    close(sheet)
    expect_file(page, server, [11, 13])

    ask = button(page, "What is the 13th prime?")
    ask.click()
    expect(ask).to_be_disabled()
    expect(page.get_by_role("progressbar", name="Asking …")).to_be_visible()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("The 13th prime is 41")
    assert axe(page) == []
    button(alert, "OK").click()
    expect(alert).to_have_count(0)
    expect(ask).to_be_enabled()
    expect(latest(page)).to_have_text("Learned: the 13th prime is 41")

    go_home(page, style)
    expect(home_link(page, "Counter")).to_contain_text("13")
    expect(home_link(page, "Favourites")).to_contain_text("2")
    open_screen(page, "Favourites")
    button(page, "13").click()
    expect(page.get_by_text("Between the primes 11 and 17")).to_be_visible()
    assert axe(page) == []
    button(page, "Delete").first.click()
    expect(button(page, "11")).to_have_count(0)
    expect_file(page, server, [13])
    button(page, "Delete").click()
    expect(page.get_by_text("No favourites")).to_be_visible()
    expect_file(page, server, [])
    go_home(page, style)

    open_screen(page, "Activity")
    expect(rows(page).filter(visible=True)).to_have_text([
        "Removed 13 from the favourites", "Removed 11 from the favourites",
        "Learned: the 13th prime is 41", "Added 13 to the favourites",
        "Removed 13 from the favourites", "Added 13 to the favourites",
        "Checked whether 13 is prime", "Added 11 to the favourites", "Checked whether 11 is prime",
        "Checked whether 10 is prime",
    ])
    assert axe(page) == []
    button(page, "Clear").click()
    expect(page.get_by_text("No activity")).to_be_visible()
    go_home(page, style)
    button(page, "Styles").click()
    expect(heading(page, "Primes through the years")).to_be_visible()


def test_a_place_without_a_prime_leads_to_an_alert_that_says_why(page, style):
    choose(page, style)
    open_screen(page, "Counter")
    step(page, "Subtract 1", "0")
    button(page, "What is the 0th prime?").click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("No answer")
    expect(alert).to_contain_text("There is no 0th prime. Count from 1.")
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(button(page, "What is the 0th prime?")).to_be_enabled()
    expect(latest(page)).to_have_text("Nothing yet")
    sheet = check(page, "No, 0 is not prime.")
    expect(sheet.get_by_text("The smallest prime is 2.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    # The sheet opens again after it was closed with a key.
    close(check(page, "No, 0 is not prime."))


def test_every_other_style_shows_the_favourites_of_one(page, server, style):
    file(server).write_text("[2, 5]")
    choose(page, style)
    expect(home_link(page, "Favourites")).to_contain_text("2")
    open_screen(page, "Favourites")
    button(page, "Delete").first.click()
    expect_file(page, server, [5])
    go_home(page, style)
    for other in STYLES:
        button(page, "Styles").click()
        choose(page, other)
        expect(home_link(page, "Favourites")).to_contain_text("1")
        open_screen(page, "Favourites")
        expect(button(page, "5").filter(visible=True)).to_be_visible()
        expect(button(page, "2").filter(visible=True)).to_have_count(0)
        go_home(page, other)


def test_two_visitors_do_not_overwrite_each_other(context, server, style):
    pages = [open_page(context, server.url) for _ in range(2)]
    for page in pages:
        choose(page, style)
        open_screen(page, "Counter")
    for page, name, number in zip(pages, ["Add 10", "Add 1"], [11, 2]):
        step(page, name, str(number))
        sheet = check(page, f"Yes, {number} is prime.")
        button(sheet, "Add to favourites").click()
        expect(button(sheet, "Remove from favourites")).to_be_visible()
        close(sheet)
        expect_file(page, server, [11] if number == 11 else [2, 11])
    # The first visitor has not seen the other's favourite yet, and loads it.
    page = pages[0]
    go_home(page, style)
    open_screen(page, "Favourites")
    button(page, "Load again").click()
    expect(button(page, "2")).to_be_visible()


def test_the_favourites_outlive_the_server(context, tmp_path, style):
    first = Server(build(PRODUCT), tmp_path)
    page = open_page(context, first.url)
    choose(page, style)
    open_screen(page, "Counter")
    step(page, "Add 1", "2")
    sheet = check(page, "Yes, 2 is prime.")
    button(sheet, "Add to favourites").click()
    expect_file(page, first, [2])
    page.close()
    assert first.stop() == 0
    second = Server(build(PRODUCT), tmp_path)
    page = open_page(context, second.url)
    choose(page, style)
    expect(home_link(page, "Favourites")).to_contain_text("1")
    page.close()
    assert second.stop() == 0


def test_a_file_that_cannot_be_read_is_reported_and_left_alone(page, server, style):
    file(server).write_text("{")
    choose(page, style)
    problem = page.get_by_text("The saved favourites cannot be read, and stay as they are")
    expect(problem.filter(visible=True)).to_be_visible()
    expect_only_logged(page, server, file(server))
    open_screen(page, "Counter")
    step(page, "Add 1", "2")
    sheet = check(page, "Yes, 2 is prime.")
    button(sheet, "Add to favourites").click()
    expect(button(sheet, "Remove from favourites")).to_be_visible()
    close(sheet)
    go_home(page, style)
    expect(home_link(page, "Favourites")).to_contain_text("1")
    assert file(server).read_text() == "{"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_screens_fit_a_narrow_window(page, style, scheme, axe):
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 360, "height": 740})
    choose(page, style)
    for name in ["Counter", "Favourites", "Activity"]:
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        open_screen(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert axe(page) == []
        go_home(page, style)
