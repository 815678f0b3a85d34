"""Shapes in frames of another ratio, and what is around them."""

import pytest

from looks import style


@pytest.fixture
def page(open_look):
    return open_look("shapes")


def places(page, name):
    """The places of a shape and of the frame around it."""
    return page.get_by_test_id(name).evaluate("""(shape) => [shape, shape.parentElement].map(
        (element) => element.getBoundingClientRect().toJSON())""")


def size(box):
    return round(box["width"]), round(box["height"])


def middle(box):
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)


def around(page, name):
    return page.get_by_test_id(name).locator("xpath=..")


def test_a_circle_is_in_the_middle_of_a_wide_frame(page):
    shape, frame = places(page, "circle")
    assert [size(shape), size(frame)] == [(80, 80), (140, 80)]
    assert middle(shape) == middle(frame)


def test_a_background_is_behind_a_shape(page):
    shape, frame = places(page, "over yellow")
    assert [size(shape), size(frame)] == [(60, 60), (60, 60)]
    red = style(page.get_by_test_id("over yellow"), "background-color")
    assert style(around(page, "over yellow"), "background-color") not in (red, "rgba(0, 0, 0, 0)")
    assert style(around(page, "over yellow"), "border-radius") == "0px"


@pytest.mark.parametrize("name", ["capsule", "ring"])
def test_a_border_is_around_the_frame_of_a_shape(page, name):
    assert style(around(page, name), "border-top-width") == "1px"
    assert style(around(page, name), "border-radius") == "0px"


def test_the_line_of_a_ring_stays_under_a_border_of_its_frame(page):
    ring = page.get_by_test_id("ring")
    lines = ["border-top-width", "outline-width", "box-shadow"]
    assert any("10px" in style(ring, line) for line in lines), [style(ring, line) for line in lines]
