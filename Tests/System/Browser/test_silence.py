"""A server that does not answer, and connections that are dead although nobody has closed them."""

import signal
import time

import pytest
from playwright.sync_api import expect

from conftest import Proxy, expect_connected, open_page
from elements import button
from test_explorer import count

NOTICE = "The server does not answer…"


@pytest.fixture
def stopped(server):
    """Functions that stop the server's process, and let it go on."""
    class Stopped:
        def stop(self):
            server.process.send_signal(signal.SIGSTOP)

        def go_on(self):
            server.process.send_signal(signal.SIGCONT)

    yield Stopped()
    server.process.send_signal(signal.SIGCONT)


def test_a_stopped_server_is_noticed_and_its_answer_clears_the_notice(context, server, stopped):
    page = open_page(context, server.url + "/10")
    status = page.locator("#status")
    stopped.stop()
    start = time.monotonic()
    button(page, "Increment").click()
    expect(status).to_have_text(NOTICE)
    assert time.monotonic() - start >= 2.9
    expect(page.locator("[data-waiting]")).to_have_count(1)
    expect(button(page, "Increment")).to_have_attribute("data-waiting", "")
    # Controls that are used meanwhile are marked as well.
    button(page, "Decrement").click()
    expect(button(page, "Decrement")).to_have_attribute("data-waiting", "")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("10")
    stopped.go_on()
    expect(count(page)).to_have_text("11")
    expect(status).to_be_empty()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    button(page, "Increment").click()
    expect(count(page)).to_have_text("12")


def test_a_quick_answer_shows_no_notice(context, server):
    page = context.new_page()
    page.clock.install()
    page.goto(server.url + "/10")
    expect_connected(page)
    for number in range(11, 15):
        button(page, "Increment").click()
        expect(count(page)).to_have_text(str(number))
        page.clock.run_for(2900)
        expect(page.locator("#status")).to_be_empty()
    # No event waits any more.
    page.clock.run_for(10_000)
    expect(page.locator("#status")).to_be_empty()


def test_the_notice_is_in_the_pages_language(browser, server, stopped):
    context = browser.new_context(locale="de-DE")
    page = open_page(context, server.url + "/10")
    stopped.stop()
    page.locator("button[data-e*=t]:enabled:visible").last.click()
    expect(page.locator("#status")).to_have_text("Der Server antwortet nicht …")
    stopped.go_on()
    expect(page.locator("#status")).to_be_empty()
    context.close()


class SilentProxy(Proxy):
    """A proxy that can hold all bytes back without closing a connection, as a dead network does."""

    def __init__(self, port):
        self.is_silent = False
        super().__init__(port, rewrite=lambda data: b"" if self.is_silent else data)


@pytest.fixture
def silent_proxy(server):
    proxy = SilentProxy(server.port)
    yield proxy
    proxy.close()


def open_with_clock(context, url):
    """Opens a page whose clock the test moves."""
    page = context.new_page()
    page.clock.install()
    page.goto(url)
    expect_connected(page)
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    return page, sockets


def test_a_page_notices_a_dead_connection(context, silent_proxy):
    page, sockets = open_with_clock(context, silent_proxy.url + "/10")
    silent_proxy.is_silent = True
    button(page, "Increment").click()
    page.clock.run_for(40_000)
    assert sockets == []
    # The network is back, but the old connection has lost what was sent on it.
    silent_proxy.is_silent = False
    page.clock.run_for(11_000)
    expect(count(page)).to_have_text("11")
    assert len(sockets) == 1
    expect(page.locator("#status")).to_be_empty()
    expect(page.locator("[data-waiting]")).to_have_count(0)


def test_a_computer_that_wakes_resumes(context, server):
    page, sockets = open_with_clock(context, server.url + "/10")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("11")
    page.evaluate("document.documentElement.dataset.kept = ''")
    # An hour in which no timer has run.
    page.clock.fast_forward(3_600_000)
    page.clock.run_for(6000)
    expect(page.locator("html[data-live]")).to_be_attached()
    button(page, "Increment").click()
    expect(count(page)).to_have_text("12")
    assert len(sockets) == 1
    # The same document, which was not loaded again.
    expect(page.locator("html[data-kept]")).to_be_attached()


def test_a_page_answers_heartbeats_in_the_background(context, server):
    page = context.new_page()
    sent, received = [], []

    def listen(socket):
        socket.on("framesent", lambda frame: sent.append(frame))
        socket.on("framereceived", lambda frame: received.append(frame))

    page.on("websocket", listen)
    page.goto(server.url + "/10")
    expect_connected(page)
    # Without timers, as in a page that is hidden for long.
    page.evaluate("window.setTimeout = window.setInterval = () => 0")
    deadline = time.monotonic() + 30
    while "[]" not in sent and time.monotonic() < deadline:
        page.wait_for_timeout(200)
    assert "[]" in received and "[]" in sent
