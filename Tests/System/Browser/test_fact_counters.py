"""FactCounters: a list of counters, and a banner with facts.

What the service on the network says is up to a proxy, which is the test's own.
"""

import http.server
import threading

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page
from elements import button, rows

PRODUCT = "FactCounters"
OWN_SERVER = True


class FactService:
    """Stands in for the service: answers what `answer` says, once `is_open` is set."""

    def __init__(self):
        self.asked = []
        self.status = 200
        self.is_open = threading.Event()
        self.is_open.set()
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                number = self.path.rsplit("/", 1)[1]
                service.asked.append(number)
                service.is_open.wait(timeout=10)
                body = f"{number} is fact {len(service.asked)}.".encode()
                try:
                    self.send_response(service.status)
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    # Who asked does not wait for the answer any more.
                    pass

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.is_open.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def service():
    service = FactService()
    yield service
    service.close()


@pytest.fixture
def server(request, service, tmp_path):
    """A server whose way to the network is the service."""
    environment = {"http_proxy": service.url, "no_proxy": ""}
    server = Server(build(request.module.PRODUCT), tmp_path, environment=environment)
    yield server
    service.is_open.set()
    assert server.stop() == 0
    assert server.log == []


def fact(page):
    return page.get_by_test_id("fact")


def add(page, *counts):
    """Adds a counter for each count."""
    for index, count in enumerate(counts):
        button(page, "Add").click()
        for _ in range(abs(count)):
            button(rows(page).nth(index), "Increment" if count > 0 else "Decrement").click()
        expect(rows(page).nth(index)).to_contain_text(str(count))


def test_counters_are_added_count_and_are_removed(page):
    expect(rows(page)).to_have_count(0)
    add(page, 2, -1, 3)
    button(rows(page).nth(2), "Decrement").click()
    for index, count in enumerate(["2", "-1", "2"]):
        expect(rows(page).nth(index).get_by_text(count, exact=True)).to_be_visible()
    button(rows(page).nth(1), "Remove").click()
    expect(rows(page)).to_have_count(2)
    button(rows(page).nth(0), "Increment").click()
    expect(rows(page).nth(0).get_by_text("3", exact=True)).to_be_visible()
    expect(rows(page).nth(1).get_by_text("2", exact=True)).to_be_visible()


def test_a_counter_fits_a_narrow_screen(page):
    page.set_viewport_size({"width": 375, "height": 667})
    add(page, 12)
    remove = button(page, "Remove").bounding_box()
    assert remove["x"] + remove["width"] < 375
    assert page.evaluate("document.documentElement.scrollWidth") == 375


def test_a_fact_is_in_a_banner_with_a_life_of_its_own(page, service):
    add(page, 0, 6)
    expect(fact(page)).to_have_count(0)
    button(rows(page).nth(1), "Fact").click()
    expect(fact(page)).to_have_text("6 is fact 1.")
    # It is about the number that it was asked for, and outlives its counter.
    button(rows(page).nth(1), "Increment").click()
    button(rows(page).nth(1), "Remove").click()
    expect(rows(page)).to_have_count(1)
    button(page, "Get another fact").click()
    expect(fact(page)).to_have_text("6 is fact 2.")
    # Another counter's fact takes its place.
    button(rows(page).nth(0), "Fact").click()
    expect(fact(page)).to_have_text("0 is fact 3.")
    button(page, "Dismiss").click()
    expect(fact(page)).to_have_count(0)
    assert service.asked == ["6", "6", "0"]


def test_the_banner_shows_that_another_fact_is_on_its_way(page, service):
    add(page, 1)
    button(page, "Fact").click()
    expect(fact(page)).to_have_text("1 is fact 1.")
    service.is_open.clear()
    button(page, "Get another fact").click()
    expect(button(page, "Get another fact")).to_be_disabled()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(fact(page)).to_have_text("1 is fact 1.")
    service.is_open.set()
    expect(fact(page)).to_have_text("1 is fact 2.")
    expect(button(page, "Get another fact")).to_be_enabled()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_what_comes_too_late_is_not_shown(page, service):
    add(page, 1, 2)
    button(rows(page).nth(0), "Fact").click()
    expect(fact(page)).to_have_text("1 is fact 1.")
    service.is_open.clear()
    button(page, "Get another fact").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    button(page, "Dismiss").click()
    expect(fact(page)).to_have_count(0)
    button(rows(page).nth(1), "Fact").click()
    button(rows(page).nth(1), "Remove").click()
    expect(rows(page)).to_have_count(1)
    service.is_open.set()
    # What is asked for afterwards comes, and nothing has come before it.
    button(rows(page).nth(0), "Increment").click()
    button(rows(page).nth(0), "Fact").click()
    expect(fact(page)).to_contain_text("2 is fact")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert service.asked[-1] == "2"


def test_a_service_that_fails_is_made_up_for(page, service):
    service.status = 500
    add(page, 5)
    button(page, "Fact").click()
    expect(fact(page)).to_contain_text("5")
    assert service.asked == ["5"]
    assert "is fact" not in fact(page).inner_text()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_without_a_network_there_are_facts_about_every_number(context, server, service):
    service.close()
    page = open_page(context, server.url)
    add(page, 0, -3)
    for index, number in enumerate(["0", "-3"]):
        button(rows(page).nth(index), "Fact").click()
        expect(fact(page)).to_contain_text(number)
        button(page, "Get another fact").click()
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(fact(page)).to_contain_text(number)


def test_everything_can_be_done_with_the_keyboard(page):
    button(page, "Add").focus()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(1)
    for name in ["Decrement", "Increment", "Fact"]:
        page.keyboard.press("Tab")
        expect(button(page, name)).to_be_focused()
        page.keyboard.press("Space")
    expect(fact(page)).to_have_text("0 is fact 1.")
    for name in ["Remove", "Get another fact", "Dismiss"]:
        page.keyboard.press("Tab")
        expect(button(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(fact(page)).to_have_count(0)


def test_a_button_has_the_focus_again_once_it_is_enabled_again(page, service):
    add(page, 0)
    button(page, "Fact").click()
    another = button(page, "Get another fact")
    expect(another).to_be_enabled()
    service.is_open.clear()
    another.focus()
    page.keyboard.press("Enter")
    expect(another).to_be_disabled()
    expect(page.locator(":focus")).to_have_count(0)
    service.is_open.set()
    expect(another).to_be_focused()

    service.is_open.clear()
    page.keyboard.press("Enter")
    expect(another).to_be_disabled()
    button(page, "Dismiss").focus()
    service.is_open.set()
    expect(another).to_be_enabled()
    expect(button(page, "Dismiss")).to_be_focused()
