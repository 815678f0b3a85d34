"""The Gallery's drawings: shapes, gradients, clips, a canvas and a timeline."""

import os
import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page


@pytest.fixture(scope="module")
def gallery_server(tmp_path_factory):
    binary = os.environ.get("GALLERY") or build("Gallery")
    server = Server(binary, tmp_path_factory.mktemp("gallery"))
    yield server
    assert server.stop() == 0


@pytest.fixture
def drawing(context, gallery_server):
    page = open_page(context, gallery_server.url)
    page.get_by_role("tab", name="Drawing").click()
    expect(page.get_by_role("heading", name="Drawing", level=1)).to_be_visible()
    return page


def outline(page, name):
    return page.get_by_test_id(name).locator("path").first.get_attribute("d")


def box(page, name):
    return page.get_by_test_id(name).bounding_box()


def drawn_box(page, name):
    """The bounds of the first outline of a drawing, on the screen."""
    return page.get_by_test_id(name).locator("path").first.evaluate(
        "path => { const { x, y, width, height } = path.getBoundingClientRect();"
        " return { x, y, width, height } }"
    )


def test_a_shape_that_stretches_fills_its_frame_and_is_not_measured(drawing):
    star = drawing.get_by_test_id("star")
    expect(star.locator("svg")).to_have_attribute("viewBox", "0 0 240 240")
    assert star.get_attribute("data-e") is None
    frame, drawn = box(drawing, "star"), drawn_box(drawing, "star")
    assert abs(drawn["height"] - frame["height"] * (0.5 + 0.5 * 0.809)) < 1
    assert abs(drawn["y"] - frame["y"]) < 1


def test_a_line_keeps_its_width_in_a_stretched_shape(drawing):
    line = drawing.get_by_test_id("outlined star").locator("path")
    style = line.evaluate("path => [getComputedStyle(path).strokeWidth, getComputedStyle(path).vectorEffect]")
    assert style == ["3px", "non-scaling-stroke"]


def test_a_shape_that_depends_on_its_size_is_drawn_in_points(drawing):
    expect(drawing.get_by_test_id("ticket").locator("svg")).not_to_have_attribute("viewBox", re.compile("."))
    frame, drawn = box(drawing, "ticket"), drawn_box(drawing, "ticket")
    assert abs(drawn["width"] - frame["width"]) < 1.1
    assert abs(drawn["height"] - frame["height"]) < 1.1
    # The half circles have a radius of 10 points in every size.
    assert outline(drawing, "ticket").count("C") == 4


def test_a_measured_shape_follows_the_window(drawing):
    expect(drawing.get_by_test_id("ticket").locator("svg")).not_to_have_attribute("viewBox", re.compile("."))
    drawing.set_viewport_size({"width": 420, "height": 800})
    drawing.wait_for_function(
        "() => { const e = document.querySelector('[data-testid=ticket]');"
        " const p = e.querySelector('path').getBoundingClientRect();"
        " return Math.abs(p.width - e.getBoundingClientRect().width) < 1.1 }"
    )


def test_a_ring_is_trimmed_to_its_share(drawing):
    before = outline(drawing, "ring")
    drawing.get_by_label("Share of the ring").fill("0.25")
    expect(drawing.get_by_text("25 %")).to_be_visible()
    after = outline(drawing, "ring")
    assert after.count("C") < before.count("C")


def test_clips_and_positions(drawing):
    clip = drawing.get_by_test_id("clipped star").evaluate("e => getComputedStyle(e).clipPath")
    assert clip.startswith("polygon(50% 0%")
    drawing.wait_for_function(
        "() => getComputedStyle(document.querySelector('[data-testid=\"clipped ticket\"]')).clipPath.startsWith('path(')"
    )
    first, second = box(drawing, "first dot"), box(drawing, "second dot")
    assert (round(second["x"] - first["x"]), round(second["y"] - first["y"])) == (28, 40)
    assert (round(first["width"]), round(first["height"])) == (16, 16)


def test_a_canvas_draws_in_its_measured_size(drawing):
    chart = drawing.get_by_role("img", name="Chart")
    expect(chart.locator("svg > path")).not_to_have_count(0)
    expect(chart.locator("text")).to_have_text(["3", "5", "2", "6", "4"])
    frame = chart.bounding_box()
    bars = chart.locator("svg").first.evaluate(
        "svg => [...svg.children].filter(e => e.tagName == 'path').map(e => e.getBoundingClientRect().bottom)"
    )
    assert all(abs(bottom - frame["y"] - frame["height"]) < 1 for bottom in bars[:5])


def test_a_timeline_runs_and_stops(drawing):
    hand = drawing.get_by_test_id("hand").locator("path")
    drawing.get_by_label("Run").check(force=True)
    first = hand.get_attribute("d")
    expect(hand).not_to_have_attribute("d", first)
    drawing.get_by_label("Run").uncheck(force=True)


def test_screenshot(drawing, tmp_path):
    drawing.set_viewport_size({"width": 720, "height": 1100})
    drawing.wait_for_function("() => document.querySelectorAll('[role=img] text').length == 5")
    drawing.screenshot(path=os.environ.get("SCREENSHOT") or str(tmp_path / "drawing.png"), full_page=True)


def test_a_mask_is_an_image_of_its_text(drawing):
    drawing.wait_for_function(
        "() => getComputedStyle(document.querySelector('[data-testid=mask]')).maskImage.includes('Mask')"
    )
