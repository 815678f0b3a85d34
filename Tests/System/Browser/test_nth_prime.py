"""The nth prime at its limits: numbers that take long, too long, and a service out of reach."""

import json
import re

from playwright.sync_api import expect

from conftest import Server, open_page
from elements import button
from test_favorites import expect_alert, rows


def test_ten_millions_neither_crash_nor_hang(context, server):
    (server.data_directory / "favorite-primes.json").write_text(json.dumps([9_999_991, 10_000_019]))
    page = open_page(context, server.url + "/favorites")
    button(page, "Load").click()
    expect(rows(page)).to_have_count(2)

    rows(page).nth(0).click()
    expect(rows(page).nth(0)).to_be_disabled()
    # Meanwhile the server has time for others.
    other = open_page(context, server.url + "/counter")
    button(other, "Increment").click()
    expect(other.get_by_test_id("count")).to_have_text("1")
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text(re.compile("The 9999991st prime is 1794\\d{5}"), timeout=60_000)
    button(alert, "OK").click()

    rows(page).nth(1).click()
    expect_alert(page, "No 10000019th prime", "would take too long to compute")
    expect(rows(page).nth(1)).to_be_enabled()


def test_a_service_out_of_reach_is_told_and_can_be_asked_again(context, binary, tmp_path):
    # Nothing listens on port 1, so whatever goes through the proxy fails at once.
    nowhere = "http://127.0.0.1:1"
    environment = {
        "WOLFRAM_ALPHA_APP_ID": "UNUSED", "http_proxy": nowhere, "https_proxy": nowhere,
        "no_proxy": "",
    }
    server = Server(binary, tmp_path, environment=environment)
    page = open_page(context, server.url + "/counter")
    button(page, "Increment").click()
    for _ in range(2):
        button(page, "What is the 1st prime?").click()
        expect_alert(page, "No 1st prime", "Wolfram|Alpha could not be reached")
    expect(button(page, "What is the 1st prime?")).to_be_enabled()
    page.close()
    assert server.stop() == 0
