"""What a browser tells the views about its window and its user."""

import json

import pytest
from playwright.sync_api import expect

from conftest import expect_connected
from elements import open_tab

PRODUCT = "Gallery"


@pytest.fixture
def visit(browser, shared_server):
    """A function that shows the facts to a browser with some settings, and the browser's context."""
    contexts = []

    def visit(context=None, **settings):
        if context is None:
            context = browser.new_context(**settings)
            context.set_default_timeout(10_000)
            contexts.append(context)
        page = context.new_page()
        page.goto(shared_server.url)
        expect_connected(page)
        open_tab(page, "Window")
        return page, context

    yield visit
    for context in contexts:
        context.close()


def fact(page, name):
    return page.get_by_role("listitem").filter(has_text=name).last


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def set_hidden(page, is_hidden):
    page.evaluate(
        """(isHidden) => {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""", is_hidden)


def test_views_know_the_user(visit):
    page, _ = visit(locale="de-CH", timezone_id="Asia/Tokyo", color_scheme="dark")
    expect(fact(page, "Colors")).to_contain_text("dark")
    expect(fact(page, "Locale")).to_contain_text("de_CH")
    expect(fact(page, "Time zone")).to_contain_text("Asia/Tokyo")
    expect(fact(page, "The year 2000")).to_contain_text("09:00")
    page.emulate_media(color_scheme="light")
    expect(fact(page, "Colors")).to_contain_text("light")


def test_two_visitors_of_one_server_have_two_time_zones(visit):
    tokyo, _ = visit(locale="en-GB", timezone_id="Asia/Tokyo")
    paris, _ = visit(locale="en-GB", timezone_id="Europe/Paris")
    expect(fact(tokyo, "The year 2000")).to_contain_text("09:00")
    expect(fact(paris, "The year 2000")).to_contain_text("01:00")


def measured_width(page):
    """The width of the element that a geometry reader measures."""
    return round(page.locator("[data-e*=z]").bounding_box()["width"])


def test_a_resized_window_changes_its_size_class(visit):
    page, _ = visit(viewport={"width": 1000, "height": 700})
    expect(fact(page, "Space")).to_contain_text("wide")
    page.set_viewport_size({"width": 599, "height": 700})
    expect(fact(page, "Space")).to_contain_text("narrow")


def test_a_geometry_reader_measures_the_space_where_it_is(visit):
    page, _ = visit(viewport={"width": 600, "height": 700})
    before = measured_width(page)
    assert 400 < before < 600
    expect(fact(page, "Width")).to_contain_text(f"{before} points")
    page.set_viewport_size({"width": 400, "height": 700})
    page.wait_for_function("() => document.querySelector('[data-e*=z]').offsetWidth < 400")
    after = measured_width(page)
    assert after < before - 100
    expect(fact(page, "Width")).to_contain_text(f"{after} points")


def test_many_resizes_are_reported_as_few(visit):
    page, _ = visit(viewport={"width": 500, "height": 700})
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    expect_connected(page)
    open_tab(page, "Window")
    before = len(sent)
    took = page.evaluate(
        """async () => {
          const started = performance.now();
          for (let round = 0; round < 100; round++) {
            innerWidth = 551 + round;
            dispatchEvent(new Event("resize"));
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          return performance.now() - started;
        }""")
    expect(fact(page, "Space")).to_contain_text("wide")
    assert 1 < len(sent) - before <= took / 100 + 2


def test_a_hidden_page_is_in_the_background(visit):
    page, _ = visit()
    expect(fact(page, "Times hidden")).to_contain_text("0")
    set_hidden(page, True)
    expect(fact(page, "Times hidden")).to_contain_text("1")
    set_hidden(page, False)
    set_hidden(page, True)
    expect(fact(page, "Times hidden")).to_contain_text("2")


def test_the_second_visit_is_right_from_its_first_answer(visit, shared_server):
    settings = {"viewport": {"width": 500, "height": 700}, "timezone_id": "Asia/Tokyo"}
    page, context = visit(color_scheme="dark", **settings)
    expect(fact(page, "Time zone")).to_contain_text("Asia/Tokyo")
    page.close()
    value = {cookie["name"]: cookie["value"] for cookie in context.cookies()}
    assert "width=500" in value["composable_environment"]
    assert "phase" not in value["composable_environment"]
    received = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(frame)))
    page.goto(shared_server.url)
    expect_connected(page)
    open_tab(page, "Window")
    expect(fact(page, "Space")).to_contain_text("narrow")
    # The report has changed nothing: the greeting's answer has no operations, and the next is the click's.
    assert len(json.loads(received[0])) == 2
    assert json.loads(received[1])[1] == 1


def test_the_views_choose_the_colours_of_the_page(visit):
    page, _ = visit(color_scheme="light")
    light = background(page)
    page.get_by_label("Appearance").select_option("Dark")
    expect(fact(page, "Colors")).to_contain_text("dark")
    expect(page.locator("html[data-scheme=dark]")).to_be_attached()
    assert background(page) == "rgb(0, 0, 0)"
    page.get_by_label("Appearance").select_option("Automatic")
    expect(fact(page, "Colors")).to_contain_text("light")
    assert background(page) == light
    page.emulate_media(color_scheme="dark")
    expect(fact(page, "Colors")).to_contain_text("dark")
    page.get_by_label("Appearance").select_option("Light")
    expect(fact(page, "Colors")).to_contain_text("light")
    expect(page.locator("html[data-scheme=light]")).to_be_attached()
    assert background(page) == light
