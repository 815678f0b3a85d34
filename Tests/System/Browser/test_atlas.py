"""An atlas: a search while typing, pages of a list, and a map beside it."""

import re

import pytest
from playwright.sync_api import expect

from conftest import expect_connected
from elements import button

PRODUCT = "Atlas"


@pytest.fixture
def atlas(wide_page):
    expect(wide_page.get_by_text("Abidjan")).to_be_visible()
    return wide_page


def test_a_search_finds_names_whatever_their_accents(atlas):
    atlas.get_by_role("searchbox").fill("chisi")
    expect(atlas.get_by_text("Chișinău")).to_be_visible()
    expect(atlas.get_by_text("Abidjan")).to_be_hidden()
    atlas.get_by_role("searchbox").fill("zzz")
    expect(atlas.get_by_text("zzz", exact=False).first).to_be_visible()


def test_a_chosen_place_is_shown_on_the_map_with_those_around_it(atlas):
    atlas.get_by_text("Amsterdam").click()
    expect(atlas.get_by_label("Amsterdam on a map of the world")).to_be_visible()
    expect(atlas.get_by_text("52.4° north, 4.9° east")).to_be_visible()
    box = atlas.get_by_label("Amsterdam on a map of the world").bounding_box()
    assert abs(box["width"] - 2 * box["height"]) < 2
    atlas.get_by_role("button", name="The Hague").click()
    expect(atlas.get_by_label("The Hague on a map of the world")).to_be_visible()


@pytest.mark.parametrize("width", [1200, 390])
def test_each_city_has_an_address(atlas, shared_server, width):
    atlas.set_viewport_size({"width": width, "height": 800})
    # Another width is another screen: a click before it is there would be lost with the row.
    atlas.reload()
    expect_connected(atlas)
    atlas.get_by_text("Amsterdam").click()
    shown = lambda name: atlas.get_by_label(f"{name} on a map of the world")
    expect(shown("Amsterdam")).to_be_visible()
    expect(atlas).to_have_url(re.compile("/Amsterdam$"))
    atlas.get_by_role("button", name="The Hague").click()
    expect(shown("The Hague")).to_be_visible()
    expect(atlas).to_have_url(re.compile("/The%20Hague$"))
    atlas.reload()
    expect_connected(atlas)
    expect(shown("The Hague")).to_be_visible()
    atlas.goto(f"{shared_server.url.rstrip('/')}/Chi%C8%99in%C4%83u")
    expect_connected(atlas)
    expect(shown("Chișinău")).to_be_visible()
    atlas.goto(f"{shared_server.url.rstrip('/')}/Nowhere")
    expect(atlas.get_by_text("“Nowhere” is not in this atlas")).to_be_visible()


def test_the_next_pages_of_the_list_are_loaded(atlas):
    more = button(atlas, "More")
    for _ in range(6):
        assert atlas.get_by_text("Zagreb").count() == 0
        count = atlas.get_by_role("listitem").count()
        more.click()
        expect(atlas.get_by_role("listitem")).not_to_have_count(count)
    expect(atlas.get_by_text("Zagreb")).to_be_attached()
    expect(more).to_be_hidden()
