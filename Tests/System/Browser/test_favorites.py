"""The favourites: the list, its rows, and the file."""

import json

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button


@pytest.fixture
def page(context, server):
    """Three favourites, on the favourites' screen of a server with files of its own."""
    page = open_page(context, server.url)
    page.get_by_role("link", name="Counter").click()
    for number in range(1, 6):
        button(page, "Increment").click()
        expect(page.get_by_test_id("count")).to_have_text(str(number))
        if number in (2, 3, 5):
            button(page, "Is this prime?").click()
            button(page, "Save to favorite primes").click()
            button(page, "Close").click()
    button(page, "Back").click()
    page.get_by_role("link", name="Favorite primes").click()
    return page


def rows(page):
    return page.get_by_role("listitem").get_by_role("button").filter(has_not_text="✕")


def expect_alert(page, title, text=""):
    alert = page.get_by_role("alertdialog", name=title)
    expect(alert).to_contain_text(text)
    button(alert, "OK").click()
    expect(alert).to_have_count(0)


def test_the_list_shows_what_the_sheet_has_saved(page):
    expect(rows(page)).to_have_text(["2", "3", "5"])


def test_a_row_can_be_deleted(page):
    page.get_by_role("button", name="Delete").nth(1).click()
    expect(rows(page)).to_have_text(["2", "5"])
    page.get_by_role("button", name="Delete").nth(0).click()
    page.get_by_role("button", name="Delete").nth(0).click()
    expect(page.get_by_text("No favorite primes yet")).to_be_visible()


def test_a_tap_asks_for_that_prime(page):
    rows(page).nth(2).click()
    expect_alert(page, "The 5th prime is 11")


def save(page, server):
    """Saves three primes, and returns the file."""
    button(page, "Save").click()
    expect_alert(page, "Saved 3 favorite primes")
    (file,) = server.data_directory.iterdir()
    assert json.loads(file.read_text()) == [2, 3, 5]
    return file


def test_save_and_load(page, server):
    save(page, server)
    page.get_by_role("button", name="Delete").nth(0).click()
    expect(rows(page)).to_have_text(["3", "5"])
    button(page, "Load").click()
    expect(rows(page)).to_have_text(["2", "3", "5"])


def test_saving_where_nothing_can_be_saved_tells_why(page, server):
    # A file lies where the directory should be.
    server.data_directory.rmdir()
    server.data_directory.write_text("")
    button(page, "Save").click()
    expect_alert(page, "The favorite primes could not be saved", "cannot be written")


def test_loading_a_missing_file_tells_why_and_changes_nothing(page):
    button(page, "Load").click()
    expect_alert(page, "The favorite primes could not be loaded", "There is no file")
    expect(rows(page)).to_have_text(["2", "3", "5"])


def test_loading_a_corrupt_file_tells_why_and_changes_nothing(page, server):
    file = save(page, server)
    for content, reason in [("{", "it is not JSON"), ("[2, 4]", "4, which is not prime")]:
        file.write_text(content)
        button(page, "Load").click()
        expect_alert(page, "The favorite primes could not be loaded", reason)
        expect(rows(page)).to_have_text(["2", "3", "5"])
