"""Sheets that are dragged, and lists without cards."""

import pytest
from playwright.sync_api import expect

from elements import button, wait_for_rest
from looks import NARROW, bottom, right, style


def open_sheet(page, name="Open"):
    button(page, name).click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    wait_for_rest(page)
    return sheet


def drag(page, start, distance, steps=8):
    """Drags the mouse from a point, and waits until it has rested before the release."""
    x, y = start
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + distance, steps=steps)
    page.wait_for_timeout(200)
    page.mouse.up()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_height(page, sheet, height):
    page.wait_for_function(
        "([sheet, height]) => Math.abs(sheet.offsetHeight - height) < 2", arg=[sheet.element_handle(), height])
    wait_for_rest(page)
    assert sheet.bounding_box()["height"] == pytest.approx(height, abs=2)


def test_a_sheet_is_dragged_by_its_grip_and_settles_at_a_detent(open_look):
    page = open_look("sheets", NARROW)
    sheet = open_sheet(page)
    grip = page.locator(".grip:visible")
    drag(page, middle(grip), -150)
    expect(page.get_by_text("medium", exact=True)).to_be_attached()
    expect_height(page, sheet, 390)
    drag(page, middle(grip), -30)
    expect_height(page, sheet, 390)
    drag(page, middle(grip), -280)
    expect(page.get_by_text("large", exact=True)).to_be_attached()
    expect_height(page, sheet, 702)
    drag(page, middle(grip), 700)
    expect(sheet).to_have_count(0)


def test_a_sheet_is_dragged_by_its_bar_whose_buttons_still_work(open_look):
    page = open_look("sheets", NARROW)
    sheet = open_sheet(page)
    button(sheet, "Tap").click()
    expect(page.get_by_text("taps 1", exact=True)).to_be_attached()
    drag(page, middle(button(sheet, "Tap")), -150)
    expect(page.get_by_text("medium", exact=True)).to_be_attached()
    expect_height(page, sheet, 390)
    assert page.get_by_text("taps 1", exact=True).count() == 1


def test_a_quick_drag_carries_a_sheet_further(open_look):
    page = open_look("sheets", NARROW)
    sheet = open_sheet(page)
    x, y = middle(page.locator(".grip:visible"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40)
    page.mouse.move(x, y - 90)
    page.mouse.up()
    page.wait_for_function("(sheet) => sheet.offsetHeight > 380", arg=sheet.element_handle())
    assert page.get_by_text("small", exact=True).count() == 0


def test_the_grip_is_a_slider_for_the_keyboard_and_a_button_for_clicks(open_look):
    page = open_look("sheets", NARROW)
    sheet = open_sheet(page)
    grip = page.get_by_role("slider", name="Resize")
    expect(grip).not_to_be_focused()
    grip.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(grip).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect_height(page, sheet, 702)
    grip.click()
    expect_height(page, sheet, 200)
    grip.click()
    expect_height(page, sheet, 390)


def test_a_sheet_in_a_wide_window_grows_at_both_ends(open_look):
    page = open_look("sheets")
    sheet = open_sheet(page)
    drag(page, middle(page.locator(".grip:visible")), -80)
    expect_height(page, sheet, 380)


def touch(page, start, distance):
    session = page.context.new_cdp_session(page)
    x, y = start
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        point = {"x": x, "y": y + distance * step / 10}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_in_the_content_resizes_a_sheet_before_it_scrolls(open_look):
    page = open_look("sheets", NARROW, has_touch=True, is_mobile=True)
    sheet = open_sheet(page)
    row = sheet.get_by_text("Row 1", exact=True)
    touch(page, middle(row), -400)
    expect_height(page, sheet, 702)
    assert sheet.evaluate("(sheet) => sheet.scrollTop") == 0
    touch(page, middle(sheet.get_by_text("Row 9", exact=True)), -300)
    page.wait_for_function("(sheet) => sheet.scrollTop > 100", arg=sheet.element_handle())
    expect_height(page, sheet, 702)
    # It scrolls back before it shrinks.
    touch(page, (195, 300), 200)
    expect_height(page, sheet, 702)


def test_a_finger_scrolls_the_content_of_a_sheet_that_says_so(open_look):
    page = open_look("sheets", NARROW, has_touch=True, is_mobile=True)
    page.get_by_role("switch").click()
    sheet = open_sheet(page)
    touch(page, middle(sheet.get_by_text("Row 1", exact=True)), -100)
    page.wait_for_function("(sheet) => sheet.scrollTop > 20", arg=sheet.element_handle())
    expect_height(page, sheet, 200)


def test_a_sheet_of_one_size_is_dragged_to_dismiss_it(open_look):
    page = open_look("sheets", NARROW)
    sheet = open_sheet(page, "Open plain")
    grip = page.locator(".grip:visible")
    drag(page, middle(grip), -200)
    expect_height(page, sheet, 390)
    box, mark = sheet.bounding_box(), grip.bounding_box()
    assert mark["y"] == box["y"]
    drag(page, middle(grip), 300)
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("size", [NARROW, {"width": 700, "height": 600}])
def test_a_plain_list_has_no_cards_and_headers_that_stay(open_look, size):
    page = open_look("plain", size)
    width = min(size["width"], 680)
    rows = page.locator(".row")
    assert style(rows.first, "background-color") == "rgba(0, 0, 0, 0)"
    box = rows.first.bounding_box()
    assert (box["width"], right(box)) == (width, (size["width"] + width) / 2)
    title, field = page.get_by_role("heading", name="Plain"), page.get_by_role("searchbox")
    assert bottom(title.bounding_box()) <= field.bounding_box()["y"]
    bar = page.locator(".bar")
    header = page.get_by_role("heading", name="Section 1")

    def expect_header_below_bar():
        page.evaluate("scrollTo(0, 700)")
        assert header.bounding_box()["y"] == pytest.approx(bottom(bar.bounding_box()), abs=3)

    expect_header_below_bar()
    button(page, "Remove").click()
    expect(button(page, "Remove")).to_have_count(0)
    expect_header_below_bar()


# Zooms

# Keeps the keyframes of animations, with the classes of what they move.
RECORDER = """() => {
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, timing) {
        const box = this.getBoundingClientRect().toJSON();
        motions.push({ name: this.className, keyframes: JSON.parse(JSON.stringify(keyframes)), box });
        return animate.call(this, keyframes, timing);
    };
}"""


def zooms(page, name):
    return [motion for motion in page.evaluate("motions") if name in motion["name"].split()]


def zoomed_box(motion, frame):
    """The place of the part of an element in the window, as a keyframe moves it."""
    box, keyframe = motion["box"], motion["keyframes"][frame]
    x, y = (float(part.removesuffix("px")) for part in keyframe["translate"].split())
    scale_x, scale_y = (float(part) for part in keyframe["scale"].split())
    above, below = max(0, -box["y"]), max(0, bottom(box) - NARROW["height"])
    left = box["x"] + x + box["width"] / 2 * (1 - scale_x)
    top = box["y"] + y + above * scale_y + box["height"] / 2 * (1 - scale_y)
    return left, top, box["width"] * scale_x, (box["height"] - above - below) * scale_y


def sides(box):
    return box["x"], box["y"], box["width"], box["height"]


def test_a_screen_grows_from_its_source_and_shrinks_to_it(open_look):
    page = open_look("zooms", NARROW)
    page.evaluate(RECORDER)
    source = sides(page.get_by_test_id("source").bounding_box())
    page.get_by_role("link", name="Detail").click()
    expect(page.get_by_role("heading", name="Detail")).to_be_visible()
    [motion] = zooms(page, "screen")
    assert zoomed_box(motion, 0) == pytest.approx(source, abs=1)
    wait_for_rest(page)
    page.evaluate("scrollTo(0, 500)")
    button(page, "Back").click()
    expect(page.get_by_role("heading", name="Zooms")).to_be_visible()
    [motion] = zooms(page, "ghost")
    assert zoomed_box(motion, 1) == pytest.approx(source, abs=1)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_sheet_grows_from_its_source_and_shrinks_to_it(open_look):
    page = open_look("zooms", NARROW)
    page.evaluate(RECORDER)
    source = sides(page.locator("[data-zoom-source]").last.bounding_box())
    button(page, "Sheet").click()
    expect(page.get_by_text("Inside")).to_be_visible()
    [motion] = zooms(page, "sheet")
    assert zoomed_box(motion, 0) == pytest.approx(source, abs=1)
    wait_for_rest(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    [motion] = zooms(page, "ghost")
    assert zoomed_box(motion, 1) == pytest.approx(source, abs=1)
    expect(page.locator(".ghost")).to_have_count(0)
    expect(button(page, "Sheet")).to_be_focused()


def test_nothing_zooms_for_users_who_want_less_motion(open_look):
    page = open_look("zooms", NARROW, reduced_motion="reduce")
    page.evaluate(RECORDER)
    button(page, "Sheet").click()
    expect(page.get_by_text("Inside")).to_be_visible()
    assert page.evaluate("motions.length") == 0
