"""Navigation, shared state, connections and sessions."""

import signal
import socket
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import Proxy, Server, expect_connected, open_page
from elements import button, heading, link
from test_explorer import count, enter


def test_the_browsers_back_and_forward(page, shared_server):
    page.get_by_role("link", name="Explore this number").click()
    expect(heading(page, "Explore")).to_be_visible()
    expect(page).to_have_title("Explore")
    enter(page, "7")
    expect(page).to_have_url(shared_server.url + "/7")
    page.go_back()
    expect(heading(page, "Prime Time")).to_be_visible()
    expect(page).to_have_title("Prime Time")
    expect(heading(page, "Explore")).to_have_count(0)
    page.go_forward()
    expect(heading(page, "Explore")).to_be_visible()
    expect(count(page)).to_have_text("7")


def test_the_back_button_of_the_page_goes_back_in_the_browser_too(page, shared_server):
    for name, title in (("Explore this number", "Explore"), ("Kept numbers", "Kept numbers")):
        page.get_by_role("link", name=name).click()
        expect(heading(page, title)).to_be_visible()
        button(page, "Back").click()
        expect(heading(page, "Prime Time")).to_be_visible()
        expect(page).to_have_url(shared_server.url + "/")
    page.go_forward()
    expect(heading(page, "Kept numbers")).to_be_visible()


def test_state_is_shared_across_screens(context, server):
    page = open_page(context, server.url + "/kept")
    page.goto(server.url + "/kept/7")
    expect_connected(page)
    button(page, "Keep this number").click()
    button(page, "Back").click()
    expect(page.get_by_role("link", name="7 is prime")).to_be_visible()
    button(page, "Back").click()
    expect(page.get_by_role("link", name="Kept numbers")).to_contain_text("1")


def test_a_deep_link_shows_its_screen(context, shared_server):
    page = open_page(context, shared_server.url + "/kept")
    expect(heading(page, "Kept numbers")).to_be_visible()
    button(page, "Back").click()
    expect(heading(page, "Prime Time")).to_be_visible()
    expect(page).to_have_url(shared_server.url + "/")


def test_an_unknown_path_leads_to_the_first_screen(context, shared_server):
    page = context.new_page()
    response = page.goto(shared_server.url + "/nonsense")
    assert response.status == 404
    expect(page.get_by_text("There is no page at this address.")).to_be_visible()
    link(page, "Go to the first page").click()
    expect(heading(page, "Prime Time")).to_be_visible()
    expect(page).to_have_url(shared_server.url + "/")
    context.problems.clear()  # The browser reports the status.


def test_two_tabs_have_sessions_of_their_own(context, shared_server):
    first = open_page(context, shared_server.url + "/1")
    second = open_page(context, shared_server.url + "/1")
    for _ in range(3):
        button(first, "Increment").click()
    button(second, "Decrement").click()
    expect(count(first)).to_have_text("4")
    expect(count(second)).to_have_text("0")


def test_a_cut_connection_comes_back_with_all_state(context, proxy):
    page = open_page(context, proxy.url + "/1")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("2")
    proxy.cut()
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    # What is done meanwhile is not lost, and not done twice.
    button(page, "Increment").click()
    button(page, "Increment").click()
    proxy.mend()
    expect(count(page)).to_have_text("4")
    expect(page.locator("#status")).to_be_empty()
    button(page, "Increment").click()
    expect(count(page)).to_have_text("5")
    context.problems.clear()  # The browser reports each connection that was refused.


def test_many_cuts_lose_and_repeat_nothing(context, proxy):
    page = open_page(context, proxy.url + "/1")
    for number in range(1, 11):
        button(page, "Increment").click()
        proxy.cut()
        proxy.mend()
    expect(count(page)).to_have_text("11", timeout=20_000)
    context.problems.clear()


def test_a_restarted_server_gets_a_fresh_page(context, binary, tmp_path):
    server = Server(binary, tmp_path)
    page = open_page(context, server.url + "/7")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("8")
    expect(page).to_have_url(server.url + "/8")
    assert server.stop() == 0
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    server = Server(binary, tmp_path, "--port", str(server.port))
    expect(count(page)).to_have_text("8", timeout=20_000)
    expect_connected(page)
    assert server.stop() == 0
    context.problems.clear()


def test_without_javascript_the_page_shows_the_first_state(browser, shared_server):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(shared_server.url)
    expect(heading(page, "Prime Time")).to_be_visible()
    expect(page.get_by_test_id("time")).to_be_visible()
    # Links lead to the screens all the same.
    page.get_by_role("link", name="Explore this number").click()
    expect(heading(page, "Explore")).to_be_visible()
    expect(count(page)).to_be_visible()
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1200])
def test_nothing_is_cut_off(browser, shared_server, scheme, width):
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 640})
    for path in ("/", "/999999999999", "/kept"):
        page = open_page(context, shared_server.url + path)
        overflow = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow == 0, path
        title = page.locator(".screen:last-child > .bar h1").bounding_box()
        others = page.locator(".screen:last-child :is(.back, .toolbar) >> visible=true")
        for other in others.all():
            assert not overlap(title, other.bounding_box()), path
    context.close()


def overlap(one, other):
    return (
        one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )


def test_the_server_says_where_it_is_and_stops_when_told(binary, tmp_path):
    server = Server(binary, tmp_path)
    assert server.announcement == f"PrimeTime is running at http://127.0.0.1:{server.port}"
    with urllib.request.urlopen(server.url) as response:
        assert response.status == 200
    assert server.stop(signal.SIGTERM) == 0
    assert server.process.stdout.read() == ""


def test_a_chosen_port_that_is_taken_is_an_error(binary, tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(RuntimeError, match=f"Port {port} on 127.0.0.1 is in use"):
            Server(binary, tmp_path, "--port", str(port))


def test_the_usual_port_when_taken_gives_way_to_the_next(binary, tmp_path):
    first = Server(binary, tmp_path, "--log-level", "notice")
    second = Server(binary, tmp_path, "--log-level", "notice")
    assert second.port > first.port >= 8080
    assert first.stop() == 0
    assert second.stop() == 0


def test_without_cookies_the_page_says_so_and_does_not_load_for_ever(browser, server):
    proxy = Proxy(server.port, lambda data: data.replace(b"Set-Cookie:", b"X-Ignored:"))
    context = browser.new_context()
    page = context.new_page()
    loads = []
    page.on("load", lambda _: loads.append(page.url))
    page.goto(proxy.url)
    expect(page.locator("#status")).to_have_text("This page cannot connect. Are cookies allowed?")
    # The script runs, and may say so, before the page has loaded.
    page.wait_for_load_state()
    assert len(loads) == 2
    context.close()
    proxy.close()


def test_a_document_that_was_tampered_with_is_replaced(context, shared_server):
    page = open_page(context, shared_server.url + "/1")
    expect(count(page)).to_have_text("1")
    # As an extension of the browser might do.
    page.evaluate("document.querySelector('[data-testid=count]').remove()")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("2")
    button(page, "Increment").click()
    expect(count(page)).to_have_text("3")
