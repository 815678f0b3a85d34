"""The clock: it ticks, it knows its number, and it stands still while nobody sees it."""

import re
from datetime import datetime, timedelta

from playwright.sync_api import expect

from conftest import open_page
from elements import heading


def time(page):
    return page.get_by_test_id("time")


def test_the_clock_ticks_each_second(page):
    first = time(page).text_content()
    assert re.fullmatch(r"\d\d:\d\d:\d\d", first)
    shown = datetime.strptime(first, "%H:%M:%S")
    for seconds in (1, 2):
        expect(time(page)).to_have_text((shown + timedelta(seconds=seconds)).strftime("%H:%M:%S"))


def test_a_tick_is_a_small_patch(context, shared_server):
    frames = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: frames.append(frame)))
    page.goto(shared_server.url)
    expect(page.locator("html[data-live]")).to_be_attached()
    # The ticks to a prime moment and from it say more, and the first one of a minute changes the dial. Of
    # six in a row, one is neither: no three odd numbers in a row are prime.
    for _ in range(6):
        before = time(page).text_content()
        expect(time(page)).not_to_have_text(before)
    ticks = [frame for frame in frames if re.search(r'"\d\d:\d\d:\d\d"', frame)]
    assert min(map(len, ticks)) < 400, ticks


def test_a_covered_clock_sends_nothing(context, shared_server):
    frames = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on(
        "framereceived", lambda frame: frames.append(frame)))
    page.goto(shared_server.url + "/7")
    expect(page.locator("html[data-live]")).to_be_attached()
    # Another page shows how time goes on.
    other = open_page(context, shared_server.url)
    before = time(other).text_content()
    frames.clear()
    expect(time(other)).not_to_have_text(before)
    expect(time(other)).not_to_have_text(time(other).text_content())
    assert frames == []


def test_the_present_number_is_explored(page):
    link = page.get_by_role("link", name="Explore this number")
    number = int(link.get_attribute("href")[1:])
    link.click()
    expect(heading(page, "Explore")).to_be_visible()
    # The clock may have ticked between the two.
    shown = int(page.get_by_test_id("count").text_content().replace(",", ""))
    assert shown >= number


def test_a_page_is_in_the_language_of_its_visitor(browser, shared_server):
    context = browser.new_context(locale="de-DE")
    page = open_page(context, shared_server.url)
    expect(heading(page, "Primzeit")).to_be_visible()
    expect(page.get_by_text("Die nächste Primzeit ist in")).to_be_visible()
    page.goto(shared_server.url + "/142307")
    expect(page.get_by_test_id("factors")).to_have_text("142.307 = 11 · 17 · 761")
    context.close()
