"""FactCounters: numbers to turn up and down, and a footnote about one of them.

A proxy of the test's own stands in for the service on the network.
"""

import http.server
import threading

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page
from elements import button, rows

PRODUCT = "FactCounters"
OWN_SERVER = True


class Encyclopedia:
    """Answers each request with a numbered sentence, as soon as it is open."""

    def __init__(self):
        self.requests = []
        self.status = 200
        self.is_open = threading.Event()
        self.is_open.set()
        encyclopedia = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                encyclopedia.answer(self)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, handler):
        number = handler.path.rsplit("/", 1)[1]
        self.requests.append(number)
        sentence = f"Entry {len(self.requests)} is about {number}.".encode()
        self.is_open.wait(timeout=10)
        try:
            handler.send_response(self.status)
            handler.send_header("Content-Length", str(len(sentence)))
            handler.end_headers()
            handler.wfile.write(sentence)
        except OSError:
            pass  # The client has cancelled the request.

    def close(self):
        self.is_open.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def encyclopedia():
    encyclopedia = Encyclopedia()
    yield encyclopedia
    encyclopedia.close()


@pytest.fixture
def server(request, encyclopedia, tmp_path):
    """A server that reaches the network through the encyclopedia."""
    environment = {"http_proxy": encyclopedia.url, "no_proxy": ""}
    server = Server(build(request.module.PRODUCT), tmp_path, environment=environment)
    yield server
    encyclopedia.is_open.set()
    assert server.stop() == 0
    assert server.log == []


def sentence(page):
    return page.get_by_test_id("sentence")


def number(page, index):
    return rows(page).nth(index).locator(".text")


def look_up(page, value):
    button(page, f"Look up {value}").click()


def test_numbers_are_added_turned_and_removed(page, axe):
    expect(rows(page)).to_have_count(3)
    button(page, "New number").click()
    for value in [0, -1]:
        button(page, f"One less than {value}").click()
    expect(number(page, 3)).to_have_text("-2")
    button(page, "One more than 7").click()
    expect(number(page, 0)).to_have_text("8")
    button(page, "Remove 36").click()
    expect(rows(page)).to_have_count(3)
    expect(number(page, 1)).to_have_text("1729")
    assert axe(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_footnote_belongs_to_the_number_that_was_looked_up(page, encyclopedia, axe, scheme):
    page.emulate_media(color_scheme=scheme)
    expect(sentence(page)).to_have_count(0)
    look_up(page, 36)
    expect(sentence(page)).to_have_text("Entry 1 is about 36.")
    assert axe(page) == []
    # The footnote is about the number of then, and outlives its dial.
    button(page, "One more than 36").click()
    button(page, "Remove 37").click()
    expect(rows(page)).to_have_count(2)
    button(page, "Search again").click()
    expect(sentence(page)).to_have_text("Entry 2 is about 36.")
    look_up(page, 7)
    expect(sentence(page)).to_have_text("Entry 3 is about 7.")
    button(page, "Close").click()
    expect(button(page, "Close")).to_have_count(0)
    assert encyclopedia.requests == ["36", "36", "7"]


def test_a_search_under_way_is_shown_and_a_late_result_is_not(page, encyclopedia):
    look_up(page, 7)
    expect(sentence(page)).to_have_text("Entry 1 is about 7.")
    encyclopedia.is_open.clear()
    button(page, "Search again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(button(page, "Search again")).to_be_disabled()
    expect(sentence(page)).to_have_text("Entry 1 is about 7.")
    look_up(page, 36)
    expect(sentence(page)).to_have_count(0)
    encyclopedia.is_open.set()
    expect(sentence(page)).to_contain_text("is about 36.")
    expect(page.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("outage", ["error", "no network"])
def test_arithmetic_stands_in_for_a_service_that_fails(context, server, encyclopedia, outage):
    if outage == "error":
        encyclopedia.status = 500
    else:
        encyclopedia.close()
    page = open_page(context, server.url)
    look_up(page, 1729)
    expect(sentence(page)).to_contain_text("1729")
    assert "Entry" not in sentence(page).inner_text()
    expect(page.get_by_text("Nothing was found")).to_have_count(0)


def test_numbers_fit_a_narrow_screen(page):
    page.set_viewport_size({"width": 380, "height": 780})
    look_up(page, 1729)
    expect(sentence(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 380
    remove = button(page, "Remove 1729").bounding_box()
    assert remove["x"] + remove["width"] <= 380


def test_everything_can_be_done_with_the_keyboard(page, encyclopedia):
    button(page, "New number").focus()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(4)
    button(page, "One less than 0").focus()
    page.keyboard.press("Space")
    expect(number(page, 3)).to_have_text("-1")
    for name in ["One more than -1", "Look up -1"]:
        page.keyboard.press("Tab")
        expect(button(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(sentence(page)).to_have_text("Entry 1 is about -1.")
    # A button that was disabled while it had the focus has it again.
    again = button(page, "Search again")
    again.focus()
    encyclopedia.is_open.clear()
    page.keyboard.press("Enter")
    expect(again).to_be_disabled()
    encyclopedia.is_open.set()
    expect(again).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button(page, "Close")).to_have_count(0)
