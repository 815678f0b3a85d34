"""A sketch pad: strokes by the mouse, undo, layers, and files that go out and come in."""

import re

import pytest
from playwright.sync_api import expect

from conftest import expect_connected
from elements import button

PRODUCT = "Draw"
OWN_SERVER = True


def paper(page):
    return page.get_by_label("Paper")


def strokes(page):
    """The strokes on the paper."""
    return paper(page).locator("path")


def drag(page, start, end):
    """Draws between two places in the units of the paper, which has 800 x 600."""
    box = paper(page).bounding_box()
    scale = box["width"] / 800
    page.mouse.move(box["x"] + start[0] * scale, box["y"] + start[1] * scale)
    page.mouse.down()
    page.mouse.move(box["x"] + end[0] * scale, box["y"] + end[1] * scale, steps=5)
    page.mouse.up()


def export(page, path):
    with page.expect_download() as download:
        button(page, "Export").click()
    assert download.value.suggested_filename == "Sketch.svg"
    download.value.save_as(path)
    return path.read_text()


def test_a_stroke_is_drawn_and_undone(page):
    drag(page, (20, 30), (220, 130))
    expect(page.get_by_text("1 stroke", exact=True)).to_be_visible()
    expect(strokes(page)).to_have_count(1)
    button(page, "Undo").click()
    expect(page.get_by_text("0 strokes", exact=True)).to_be_visible()
    expect(strokes(page)).to_have_count(0)
    button(page, "Redo").click()
    expect(strokes(page)).to_have_count(1)


def test_the_chosen_ink_and_layer_are_pressed_for_screen_readers(page):
    red, blue = button(page, "Red"), button(page, "Blue")
    red.click()
    expect(red).to_have_attribute("aria-pressed", "true")
    blue.click()
    expect(blue).to_have_attribute("aria-pressed", "true")
    expect(red).not_to_have_attribute("aria-pressed", re.compile(""))
    button(page, "Add a layer").click()
    expect(page.get_by_role("button", pressed=True)).to_have_text(["", "Layer 2"])


def test_a_sketch_is_downloaded_without_hidden_layers_and_opened_again(page, server, tmp_path):
    button(page, "Red").click()
    drag(page, (20, 30), (220, 130))
    button(page, "Add a layer").click()
    button(page, "Blue").click()
    drag(page, (20, 200), (220, 200))
    expect(strokes(page)).to_have_count(2)
    button(page, "Hide layer 1").click()
    expect(strokes(page)).to_have_count(1)
    file = tmp_path / "mine.svg"
    text = export(page, file)
    assert text.count("<polyline") == 1
    assert 'stroke="#0058D0" stroke-width="4"' in text
    # Nothing is written where the server runs.
    assert list(server.data_directory.glob("**/*.svg")) == [file]

    button(page, "Clear the layer").click()
    expect(strokes(page)).to_have_count(0)
    open_file(page, file)
    expect(strokes(page)).to_have_count(1)
    expect(page.get_by_text("Layer 1")).to_have_count(0)
    # What was there before can be had back.
    button(page, "Undo").click()
    expect(strokes(page)).to_have_count(0)
    expect(page.get_by_text("Layer 1")).to_be_visible()


def open_file(page, file):
    with page.expect_file_chooser() as chooser:
        button(page, "Open").click()
    chooser.value.set_files(file)


def test_a_file_that_is_no_sketch_changes_nothing(page, tmp_path):
    drag(page, (20, 30), (220, 130))
    file = tmp_path / "other.svg"
    file.write_text("<svg xmlns='http://www.w3.org/2000/svg'><circle r='4'/></svg>")
    open_file(page, file)
    alert = page.get_by_role("alertdialog", name="This file is no sketch")
    expect(alert).to_be_visible()
    button(alert, "OK").click()
    expect(strokes(page)).to_have_count(1)


def test_a_reload_keeps_the_sketch(page):
    button(page, "Red").click()
    drag(page, (20, 30), (220, 130))
    # The last point comes after the finger's way.
    expect(strokes(page)).to_have_attribute("d", re.compile(r"129\.91$"))
    shape = strokes(page).get_attribute("d")
    page.reload()
    expect_connected(page)
    expect(strokes(page)).to_have_count(1)
    assert strokes(page).get_attribute("d") == shape
    # The next reload keeps it as well.
    page.reload()
    expect(strokes(page)).to_have_count(1)


def test_ink_and_paper_are_the_same_in_the_dark(page):
    for name in ("Black", "Red", "Green"):
        button(page, name).click()
        drag(page, (20, 30), (220, 130))
    expect(strokes(page)).to_have_count(3)
    pictures = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(400)
        box = paper(page).bounding_box()
        # Within the round corners.
        inside = {"x": box["x"] + 8, "y": box["y"] + 8, "width": 500, "height": 300}
        pictures.append(page.screenshot(clip=inside))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("size", [(1200, 800), (390, 844)])
def test_the_paper_takes_the_room_that_there_is(page, size):
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    # All that is left beside the tools, or the width of a phone.
    least, most = (840, 880) if width > 1000 else (width - 40, width)
    page.wait_for_function(
        """([least, most]) => {
            const paper = document.querySelector('[aria-label=Paper]');
            const width = paper?.getBoundingClientRect().width;
            return least < width && width < most;
        }""", arg=[least, most])
    box = paper(page).bounding_box()
    assert abs(box["width"] * 3 / 4 - box["height"]) < 2
    assert box["y"] + box["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
