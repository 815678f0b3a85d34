"""A first page loads little; a part of the script comes once it is needed, and loses nothing meanwhile."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page
from looks import NARROW
from test_gestures import expect_last, gestures, middle
from test_sheets import drag, expect_height, open_sheet
from test_transfer import basket, drop_from_outside

PRODUCT = "Gallery"


def loaded(page):
    """The scripts and style sheets that a page has loaded: their names without the hash, and their sizes."""
    return page.evaluate("""() => performance.getEntriesByType("resource")
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
        .filter(([path]) => /\\.(js|css)$/.test(path))
        .map(([path, size]) => [path.replace(/-[0-9a-f]+\\./, "."), size])""")


class HeldPart:
    """Keeps a part of the script from a page until the test lets it through."""

    def __init__(self, page, name):
        self.routes = []
        page.route(re.compile(rf"/{name}-[0-9a-f]+\.js"), lambda route: self.routes.append(route))

    def release(self, page):
        while not self.routes:
            page.wait_for_timeout(20)
        for route in self.routes:
            route.continue_()


@pytest.fixture
def prime_time(shared_servers, tmp_path_factory):
    if "PrimeTime" not in shared_servers:
        shared_servers["PrimeTime"] = Server(build("PrimeTime"), tmp_path_factory.mktemp("PrimeTime"))
    return shared_servers["PrimeTime"]


def test_a_first_page_loads_less_than_20_kib_of_script_and_style(context, prime_time):
    page = open_page(context, prime_time.url + "/10")
    files = dict(loaded(page))
    assert sorted(files) == ["/client.js", "/style.css"]
    assert 0 < sum(files.values()) < 20 * 1024


def test_a_part_is_loaded_once_the_page_needs_it(page):
    names = [name for name, _ in loaded(page)]
    assert "/gestures.js" not in names and "/transfer.js" not in names
    gestures(page)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/gestures-'))")
    names = [name for name, _ in loaded(page)]
    assert names.count("/gestures.js") == 1 and "/transfer.js" not in names


def test_a_drag_that_is_over_before_its_part_is_there_moves_the_view(page):
    part = HeldPart(page, "gestures")
    gestures(page)
    card = page.get_by_text("Drag me")
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y)
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    expect_last(page, "none")
    part.release(page)
    expect_last(page, "drag to 40, 30")


def test_a_drag_that_lasts_while_its_part_comes_follows_the_pointer(page):
    part = HeldPart(page, "gestures")
    gestures(page)
    x, y = middle(page.get_by_text("Drag me"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 10, steps=4)
    part.release(page)
    page.wait_for_timeout(200)
    page.mouse.move(x + 40, y + 30, steps=4)
    page.mouse.up()
    expect_last(page, "drag to 40, 30")


def test_a_sheet_that_is_dragged_before_its_part_is_there_settles(open_look):
    page = open_look("sheets", NARROW)
    part = HeldPart(page, "sheets")
    sheet = open_sheet(page)
    drag(page, middle(page.locator(".grip:visible")), -150)
    part.release(page)
    expect(page.get_by_text("medium", exact=True)).to_be_attached()
    expect_height(page, sheet, 390)


@pytest.fixture
def held_transfer(page):
    part = HeldPart(page, "transfer")
    page.get_by_role("tab", name="Transfer").click()
    expect(page.get_by_role("heading", name="Transfer", level=1)).to_be_visible()
    return page, part


def test_a_view_that_is_dropped_before_the_part_is_there_arrives(held_transfer):
    page, part = held_transfer
    page.get_by_text("Pear", exact=True).drag_to(basket(page))
    expect(basket(page)).to_have_text("Drop fruit or text here")
    part.release(page)
    expect(basket(page)).to_have_text("Pear")


def test_what_is_dropped_from_outside_before_the_part_is_there_arrives(held_transfer):
    page, part = held_transfer
    drop_from_outside(page, basket(page), {"texts": {"text/plain": "Plum"}})
    part.release(page)
    expect(basket(page)).to_contain_text("Plum")


def test_keys_that_are_pressed_before_the_part_is_there_drag(held_transfer):
    page, part = held_transfer
    page.locator("[draggable=true]", has_text="Pear").focus()
    page.keyboard.press("Control+x")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    part.release(page)
    expect(basket(page)).to_have_text("Pear")


def test_a_chooser_of_files_opens_as_soon_as_its_part_is_there(held_transfer):
    page, part = held_transfer
    with page.expect_file_chooser():
        page.get_by_role("button", name="Open…").click()
        part.release(page)


def test_a_part_that_cannot_be_loaded_is_asked_for_again(page, context):
    failures = []

    def fail_once(route):
        failures.append(route.request.url)
        if len(failures) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(r"/gestures-[0-9a-f]+\.js"), fail_once)
    gestures(page)
    card = page.get_by_text("Drag me")
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 30, steps=6)
    page.mouse.up()
    expect_last(page, "drag to 40, 30")
    assert len(failures) == 2 and failures[0] != failures[1]
    context.problems.clear()  # The browser reports the file that it could not load.
