"""A sketch pad: strokes by the mouse, undo, layers, and the exported file."""

import re

from playwright.sync_api import expect

from elements import button

PRODUCT = "Draw"
OWN_SERVER = True


def strokes(page):
    """The strokes on the paper."""
    return page.get_by_label("Paper").locator("path")


def drag(page, start, end):
    box = page.get_by_label("Paper").bounding_box()
    page.mouse.move(box["x"] + start[0], box["y"] + start[1])
    page.mouse.down()
    page.mouse.move(box["x"] + end[0], box["y"] + end[1], steps=5)
    page.mouse.up()


def test_a_stroke_is_drawn_and_undone(page):
    drag(page, (20, 30), (220, 130))
    expect(page.get_by_text("1 stroke", exact=True)).to_be_visible()
    expect(strokes(page)).to_have_count(1)
    button(page, "Undo").click()
    expect(page.get_by_text("0 strokes", exact=True)).to_be_visible()
    expect(strokes(page)).to_have_count(0)
    button(page, "Redo").click()
    expect(strokes(page)).to_have_count(1)


def test_a_hidden_layer_is_not_drawn_and_not_exported(page, server):
    button(page, "Red").click()
    drag(page, (20, 30), (220, 130))
    button(page, "Add a layer").click()
    button(page, "Blue").click()
    drag(page, (20, 200), (220, 200))
    expect(strokes(page)).to_have_count(2)
    button(page, "Hide layer 1").click()
    expect(strokes(page)).to_have_count(1)
    button(page, "Export").click()
    expect(page.get_by_text(re.compile("^Exported to"))).to_be_visible()
    text = (server.data_directory / "Sketch 1.svg").read_text()
    assert text.count("<polyline") == 1
    assert re.search(r'points="20,200 .*220,200" stroke="blue" stroke-width="4"', text)
