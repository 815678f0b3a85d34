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


def test_the_next_pages_of_the_list_are_loaded(atlas):
    more = button(atlas, "More")
    for _ in range(6):
        assert atlas.get_by_text("Zagreb").count() == 0
        count = atlas.get_by_role("listitem").count()
        more.click()
        expect(atlas.get_by_role("listitem")).not_to_have_count(count)
    expect(atlas.get_by_text("Zagreb")).to_be_attached()
    expect(more).to_be_hidden()
