"""The kept numbers: the star, the list, and the file."""

import json

import pytest
from playwright.sync_api import expect

from conftest import Server, expect_connected, open_page
from elements import button, heading, rows


@pytest.fixture
def page(context, server):
    """Two numbers that were kept, on a server with files of its own."""
    for number in (7, 10):
        page = open_page(context, f"{server.url}/{number}")
        button(page, "Keep this number").click()
        expect(button(page, "Stop keeping this number")).to_be_visible()
    page.goto(server.url + "/kept")
    expect_connected(page)
    return page


def kept(page):
    return rows(page).filter(visible=True).get_by_role("link")


def file(server):
    return json.loads((server.data_directory / "kept-numbers.json").read_text())


def expect_file(page, server, numbers):
    """Waits for the file: changes that follow each other closely are written together."""
    for _ in range(100):
        if file(server) == numbers:
            return
        page.wait_for_timeout(50)
    assert file(server) == numbers


def test_the_list_shows_the_numbers_the_latest_first(page, server):
    expect(heading(page, "Kept numbers")).to_be_visible()
    expect(kept(page)).to_have_text(["10 = 2 · 5", "7 is prime"])
    expect_file(page, server, [10, 7])


def test_a_row_leads_to_its_number_and_its_star_ends_keeping(page):
    kept(page).nth(1).click()
    expect(page.get_by_test_id("count")).to_have_text("7")
    button(page, "Stop keeping this number").click()
    button(page, "Back").click()
    expect(kept(page)).to_have_text(["10 = 2 · 5"])


def test_rows_can_be_deleted_and_an_empty_list_says_so(page, server):
    # A click that comes before the last answer would meet a row that is about to go, and do nothing.
    button(page, "Delete").first.click()
    expect(kept(page)).to_have_text(["7 is prime"])
    button(page, "Delete").first.click()
    expect(page.get_by_text("No kept numbers")).to_be_visible()
    expect_file(page, server, [])


def test_tabs_share_the_list(page, context, server):
    other = open_page(context, server.url + "/11")
    button(other, "Keep this number").click()
    expect(kept(page)).to_have_text(["11 is prime", "10 = 2 · 5", "7 is prime"])


def test_a_reload_and_a_restart_lose_nothing(context, binary, tmp_path):
    server = Server(binary, tmp_path)
    page = open_page(context, server.url + "/97")
    button(page, "Keep this number").click()
    expect(button(page, "Stop keeping this number")).to_be_visible()
    page.reload()
    expect(button(page, "Stop keeping this number")).to_be_visible()
    page.close()
    assert server.stop() == 0
    server = Server(binary, tmp_path)
    page = open_page(context, server.url + "/kept")
    expect(kept(page)).to_have_text(["97 is prime"])
    page.close()
    assert server.stop() == 0


def test_a_damaged_file_is_moved_aside(context, binary, tmp_path):
    (tmp_path / "kept-numbers.json").write_text("{")
    server = Server(binary, tmp_path)
    page = open_page(context, server.url + "/7")
    button(page, "Keep this number").click()
    expect(button(page, "Stop keeping this number")).to_be_visible()
    page.close()
    assert server.stop() == 0
    assert file(server) == [7]
    assert (tmp_path / "kept-numbers.corrupt.json").read_text() == "{"
