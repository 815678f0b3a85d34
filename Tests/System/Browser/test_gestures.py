"""The gallery's page of gestures and keys."""

import re

from playwright.sync_api import expect

from conftest import open_page
from elements import button
from wire import open_wired

PRODUCT = "Gallery"


def gestures(page):
    page.get_by_role("tab", name="Gestures").click()
    expect(page.get_by_role("heading", name="Gestures", level=1)).to_be_visible()
    return page


def expect_last(page, gesture):
    row = page.locator(".tabPanel:not([hidden]) .row", has_text="Last gesture")
    expect(row).to_contain_text(gesture)


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_middle(page, locator, x, y):
    page.wait_for_function(
        """([element, x, y]) => {
            const box = element.getBoundingClientRect();
            return Math.abs(box.x + box.width / 2 - x) < 2 && Math.abs(box.y + box.height / 2 - y) < 2;
        }""", arg=[locator.element_handle(), x, y])


def test_a_view_follows_the_pointer_and_stays_where_it_is_left(page):
    gestures(page)
    card = page.get_by_text("Drag me")
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y)
    page.mouse.move(x + 40, y + 30, steps=4)
    # Before the release, by the state of the gesture.
    expect_middle(page, card, x + 40, y + 30)
    expect_last(page, "none")
    page.mouse.up()
    expect_last(page, "drag to 40, 30")
    expect_middle(page, card, x + 40, y + 30)
    moved = middle(card)
    # A second drag starts there, and the translation does not depend on how the view moves meanwhile.
    page.mouse.move(*moved)
    page.mouse.down()
    page.mouse.move(moved[0] - 20, moved[1], steps=10)
    page.mouse.up()
    expect_last(page, "drag to 20, 30")
    card.dblclick()
    expect_last(page, "two taps")
    expect_middle(page, card, x, y)


def test_a_long_press_shows_its_beginning_and_takes_its_time(page):
    gestures(page)
    page.get_by_text("Press me").hover()
    page.mouse.down()
    expect(page.get_by_text("Keep on")).to_be_visible()
    expect_last(page, "none")
    expect_last(page, "long press")
    expect(page.get_by_text("Press me")).to_be_visible()
    page.mouse.up()
    page.mouse.down()
    expect(page.get_by_text("Keep on")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("Press me")).to_be_visible()


def test_a_tap_tells_its_place(page):
    gestures(page)
    page.get_by_text("Pinch me").click(position={"x": 5, "y": 6})
    row = page.locator(".tabPanel:not([hidden]) .row", has_text="Last gesture")
    expect(row).to_contain_text("tap at ")


def test_a_key_taps(page):
    gestures(page)
    page.locator("[data-e*=g][role=button]", has_text="Pinch me").first.focus()
    page.keyboard.press("Enter")
    expect_last(page, "tap at ")


def test_the_wheel_with_the_control_key_magnifies(page):
    gestures(page)
    picture = page.get_by_text("Pinch me")
    width = picture.bounding_box()["width"]
    picture.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -30)
    page.keyboard.up("Control")
    expect_last(page, re.compile("factor 13[3-6] %"))
    assert picture.bounding_box()["width"] > width * 1.2


def test_fingers_drag_pinch_and_turn(context, shared_server):
    browser = context.browser
    with browser.new_context(has_touch=True, viewport={"width": 700, "height": 800}) as touching:
        page = open_page(touching, shared_server.url)
        gestures(page)
        client = touching.new_cdp_session(page)

        def touch(kind, *points):
            client.send("Input.dispatchTouchEvent", {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})

        x, y = middle(page.get_by_text("Drag me"))
        top = page.evaluate("scrollY")
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x, y + 10 * step))
        touch("touchEnd")
        expect_last(page, "drag to 0, 50")
        assert page.evaluate("scrollY") == top
        x, y = middle(page.get_by_text("Pinch me"))
        touch("touchStart", (x - 20, y), (x + 20, y))
        for step in range(1, 6):
            touch("touchMove", (x - 20 - 2 * step, y), (x + 20 + 2 * step, y))
        touch("touchEnd")
        expect_last(page, "factor 150 %")
        touch("touchStart", (x - 20, y), (x + 20, y))
        touch("touchMove", (x - 14, y - 14), (x + 14, y + 14))
        touch("touchMove", (x, y - 20), (x, y + 20))
        page.wait_for_function("() => [...document.querySelectorAll('[style*=rotate]')].some((e) => /90/.test(e.style.rotate))")
        touch("touchEnd")


def test_the_right_button_and_a_disabled_view_make_no_gesture(context, shared_server):
    page, wire = open_wired(context, shared_server.url)
    gestures(page)
    before = len(wire.sent)
    page.get_by_text("Press me").click(button="right")
    page.get_by_text("Last gesture").click()
    assert [message for message in wire.sent[before:] if message[2] == "g"] == []


def test_many_moves_are_told_once_in_a_frame_and_the_socket_stays(context, shared_server):
    page, wire = open_wired(context, shared_server.url)
    gestures(page)
    x, y = middle(page.get_by_text("Drag me"))
    before = len(wire.sent)
    page.mouse.move(x, y)
    page.mouse.down()
    took = page.evaluate(
        """async ([x, y]) => {
          const started = performance.now();
          const element = document.elementFromPoint(x, y);
          for (let round = 0; round < 600; round++) {
            element.dispatchEvent(new PointerEvent("pointermove", {
              bubbles: true, pointerId: 1, clientX: x + round % 50, clientY: y }));
            await new Promise((resolve) => setTimeout(resolve, 4));
          }
          return performance.now() - started;
        }""", [x, y])
    page.mouse.move(x + 33, y)
    page.mouse.up()
    expect_last(page, "drag to 33, 0")
    steps = [message for message in wire.sent[before:] if message[2] == "g" and message[3][0] != "w"]
    assert len(steps) <= took / 16 + 10
    assert [step[3][0] for step in (steps[0], steps[-1])] == ["d", "u"]
    assert sum(1 for message in wire.sent if message[0] == 0 and message[1] != "e" and message[1] != "l") == 1


# Drags the card by 51 points within one task of the browser.
DRAG_AT_ONCE = """(card) => {
    const { x, y } = card.getBoundingClientRect();
    for (const [step, way] of [["down", 9], ["move", 12], ["move", 60], ["up", 60]]) {
        card.dispatchEvent(new PointerEvent("pointer" + step, {
            bubbles: true, pointerId: 1, button: 0, clientX: x + way, clientY: y + 9 }));
    }
}"""


def test_a_drag_within_a_frame_is_told_with_its_last_move(context, shared_server):
    page, wire = open_wired(context, shared_server.url)
    gestures(page)
    before = len(wire.sent)
    page.get_by_text("Drag me").evaluate(DRAG_AT_ONCE)
    expect_last(page, "drag to 51, 0")
    steps = [message[3].split(";")[0].split() for message in wire.sent[before:] if message[2] == "g"]
    assert [step[0] for step in steps if step[0] != "w"] == ["d", "m", "m", "u"]
    assert steps[2][2:] == steps[3][2:]


def test_a_key_right_after_a_drag_taps_and_the_click_of_the_pointer_does_not(page):
    gestures(page)
    capsule = button(page, "Capsule").element_handle()
    page.get_by_text("Drag me").evaluate(
        f"""(card, capsule) => {{
          ({DRAG_AT_ONCE})(card);
          capsule.dispatchEvent(new MouseEvent("click", {{ bubbles: true, detail: 1 }}));
        }}""", capsule)
    expect_last(page, "drag to 51, 0")
    page.get_by_text("Drag me").evaluate(
        f"(card, capsule) => {{ ({DRAG_AT_ONCE})(card); capsule.click(); }}", capsule)
    expect_last(page, "capsule")


def test_keys_move_a_selection_while_it_has_the_focus(page):
    gestures(page)
    row = page.get_by_role("group", name="Column 2")
    page.keyboard.press("ArrowRight")
    expect(row).to_be_visible()
    row.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("group", name="Column 3")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("group", name="Column 1")).to_be_visible()
    page.keyboard.press("7")
    expect_last(page, "digit 7")


def test_nothing_keeps_a_screen_reader_out(page, axe):
    assert axe(gestures(page)) == []


def test_a_text_is_copied(context, shared_server):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = gestures(open_page(context, shared_server.url))
    page.get_by_role("button", name="Copy what was last").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "none"
    # A later message of the server leaves that text where it is.
    page.get_by_text("Pinch me").click()
    expect_last(page, "tap at")
    expect(page.get_by_role("status")).to_have_text("Copied.", timeout=100)


def test_an_address_is_shared_or_else_copied(context, shared_server):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = gestures(open_page(context, shared_server.url))
    page.evaluate("() => { navigator.share = undefined; }")
    button = page.get_by_role("button", name="Share the address")
    button.click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()") == "https://swift.org/a+b?c=d&e"
    page.evaluate("() => { navigator.share = async (shared) => { window.shared = shared; }; }")
    button.click()
    assert page.evaluate("shared") == {"url": "https://swift.org/a+b?c=d&e"}
