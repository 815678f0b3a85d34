"""Pictures that stretch, fit and cover their frames."""

import pytest
from playwright.sync_api import expect

from looks import boxes, style


@pytest.fixture
def page(open_look):
    page = open_look("pictures")
    page.wait_for_function("() => [...document.images].every((image) => !image.src || image.naturalWidth)")
    return page


def sizes(page, *names):
    return [(round(box["width"]), round(box["height"])) for box in boxes(page, *names)]


def frame(page, name):
    """The place of the frame around a view: the box around the box of its ratio."""
    return page.get_by_test_id(name).evaluate("""(view) => {
        const ratio = view.closest('.look-contain, .look-cover') ?? view;
        return ratio.parentElement.getBoundingClientRect().toJSON();
    }""")


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_page_is_live_though_a_picture_had_failed_before_its_script_ran(page):
    expect(page.get_by_text("no picture")).to_be_visible()


def test_a_resizable_picture_stretches(page):
    assert sizes(page, "stretched wide", "stretched tall") == [(60, 60), (60, 60)]
    assert style(page.get_by_test_id("stretched wide").locator("img"), "object-fit") == "fill"


def test_a_picture_fits_its_frame_in_the_middle(page):
    assert sizes(page, "fits wide", "fits tall") == [(60, 30), (30, 60)]
    for name in ("fits wide", "fits tall"):
        picture, = boxes(page, name)
        assert middle(picture) == pytest.approx(middle(frame(page, name)), abs=0.5)
        image = page.get_by_test_id(name).locator("img").bounding_box()
        assert (image["width"], image["height"]) == pytest.approx((picture["width"], picture["height"]), abs=0.5)


def test_one_length_of_a_frame_gives_the_other(page):
    assert sizes(page, "fits width wide", "fits width tall") == [(60, 30), (60, 120)]
    assert sizes(page, "fits height wide", "fits height tall") == [(80, 40), (20, 40)]


def test_a_picture_covers_its_frame(page):
    assert sizes(page, "covers wide", "covers tall") == [(60, 60), (60, 60)]
    for name in ("covers wide", "covers tall"):
        image = page.get_by_test_id(name).locator("img")
        assert style(image, "object-fit") == "cover"
        assert image.bounding_box()["height"] == pytest.approx(60, abs=0.5)


def test_the_middle_of_a_picture_shows_in_a_frame_with_a_greatest_height(page):
    for name in ("banner wide", "banner tall"):
        image = page.get_by_test_id(name).locator("img").bounding_box()
        around = frame(page, name)
        assert around["height"] == pytest.approx(50, abs=0.5)
        assert middle(image) == pytest.approx(middle(around), abs=1)


def test_a_view_of_a_ratio_is_inside_of_its_frame(page):
    colour, = boxes(page, "colour")
    assert (colour["width"], colour["height"]) == pytest.approx((60, 30), abs=0.5)
    assert colour["bottom"] == pytest.approx(frame(page, "colour")["bottom"], abs=0.5)


def test_a_symbol_stands_in_the_line_of_a_text(page):
    text = page.get_by_test_id("symbol in a text")
    symbol = text.locator(".symbol").bounding_box()
    line = text.bounding_box()
    assert line["height"] < 30
    assert line["y"] <= symbol["y"] and symbol["y"] + symbol["height"] <= line["y"] + line["height"]
    assert style(text.get_by_text("hold"), "font-weight") == "700"
