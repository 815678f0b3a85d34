"""An atlas: a search while typing, pages of a list, and a map beside it."""

import pytest
from playwright.sync_api import expect

from elements import button

PRODUCT = "Atlas"


@pytest.fixture
def atlas(wide_page):
    expect(wide_page.get_by_text("Abidjan")).to_be_visible()
    return wide_page


def test_a_search_finds_names_whatever_their_accents(atlas):
    atlas.get_by_label("Search places").fill("chisi")
    expect(atlas.get_by_text("Chișinău")).to_be_visible()
    expect(atlas.get_by_text("Abidjan")).to_be_hidden()
    atlas.get_by_label("Search places").fill("zzz")
    expect(atlas.get_by_text("zzz", exact=False).first).to_be_visible()


def test_a_chosen_place_is_shown_on_the_map_with_those_around_it(atlas):
    atlas.get_by_text("Amsterdam").click()
    expect(atlas.get_by_label("Amsterdam on a map of the world")).to_be_visible()
    expect(atlas.get_by_text("52.3° north, 4.9° east")).to_be_visible()
    atlas.get_by_role("button", name="The Hague").click()
    expect(atlas.get_by_label("The Hague on a map of the world")).to_be_visible()


def test_the_next_page_of_the_list_comes_by_scrolling(atlas):
    assert atlas.get_by_text("Zagreb").count() == 0
    for _ in range(12):
        atlas.mouse.move(150, 400)
        atlas.mouse.wheel(0, 3_000)
        atlas.wait_for_timeout(100)
    expect(atlas.get_by_text("Zagreb")).to_be_attached()
