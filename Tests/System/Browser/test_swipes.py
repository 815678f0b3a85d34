"""Swipe actions under a finger and with a mouse, and the edit mode of lists."""

import pytest
from playwright.sync_api import expect

from elements import button, wait_for_rest
from looks import NARROW, right, style
from touch import PHONE, Finger, colour_at, middle


@pytest.fixture
def phone(open_look):
    """The rows on a phone."""
    options = {**PHONE}
    return open_look("swipes", options.pop("viewport"), **options)


def row_of(page, text):
    return page.get_by_text(text, exact=True).locator("xpath=ancestor::li[1]")


def tray_of(action):
    """The buttons beside a button."""
    return action.locator("xpath=ancestor::*[contains(@class, 'look-actions')]")


def done(page):
    return page.get_by_test_id("done")


def swipe(page, row, distance):
    """Moves a finger over a row, and lets go."""
    x, y = middle(row)
    start = x - distance / 2
    Finger(page).swipe((start, y), (start + distance, y))


def test_a_row_follows_the_finger_and_stays_open_beyond_half_of_its_buttons(phone):
    row = row_of(phone, "Hello")
    text = phone.get_by_text("Hello", exact=True)
    start, (_, y) = text.bounding_box()["x"], middle(row)
    finger = Finger(phone)
    finger.press(300, y)
    finger.move(280, y)
    finger.move(200, y)
    assert text.bounding_box()["x"] == pytest.approx(start - 100, abs=1)
    finger.move(290, y)
    finger.lift()
    phone.wait_for_function(
        "([text, x]) => text.getBoundingClientRect().x == x", arg=[text.element_handle(), start])
    swipe(phone, row, -140)
    archive = button(row, "Archive")
    expect(archive).to_be_in_viewport()
    # The page is not wider than the window.
    assert phone.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    # Another row closes it.
    swipe(phone, row_of(phone, "Again"), -140)
    expect(tray_of(archive)).to_have_css("opacity", "0")


def test_the_buttons_of_a_tray_have_tints_words_and_symbols(browser, phone):
    row = row_of(phone, "Hello")
    swipe(phone, row, 150)
    pin = button(row, "Pin")
    expect(pin).to_be_in_viewport(ratio=0.95)
    wait_for_rest(phone)
    assert colour_at(browser, pin, 0.05, 0.6) == (201, 52, 0)
    assert colour_at(browser, button(row, "Unread"), 0.05, 0.6) == (10, 92, 216)
    assert pin.bounding_box()["x"] < button(row, "Unread").bounding_box()["x"]
    assert pin.bounding_box()["height"] == row.bounding_box()["height"]
    expect(pin.locator("svg")).to_be_in_viewport(ratio=0.95)
    expect(pin.get_by_text("Pin")).to_be_in_viewport(ratio=0.95)
    pin.tap()
    expect(done(phone)).to_have_text("pinned Hello")
    expect(tray_of(pin)).to_have_css("opacity", "0")


def test_a_full_swipe_runs_the_first_action_unless_the_view_forbids_it(phone):
    swipe(phone, row_of(phone, "Hello"), 340)
    expect(button(row_of(phone, "Hello"), "Pin")).to_be_in_viewport()
    expect(done(phone)).to_have_text("nothing")
    swipe(phone, row_of(phone, "Again"), -340)
    expect(phone.get_by_text("Again", exact=True)).to_have_count(0)
    expect(phone.get_by_text("Hello", exact=True)).to_have_count(1)


def test_a_swipe_uncovers_a_red_delete_and_a_longer_one_deletes(browser, phone):
    second = row_of(phone, "Second")
    delete = second.get_by_role("button", name="Delete")
    assert style(delete, "pointer-events") == "none"
    swipe(phone, second, -120)
    expect(delete).to_be_in_viewport(ratio=0.95)
    wait_for_rest(phone)
    assert colour_at(browser, delete, 0.05, 0.6) == (215, 0, 21)
    delete.tap()
    expect(phone.get_by_text("Second", exact=True)).to_have_count(0)
    swipe(phone, row_of(phone, "Third"), -340)
    expect(phone.get_by_text("Third", exact=True)).to_have_count(0)
    expect(phone.get_by_text("First", exact=True)).to_have_count(1)


def test_a_tap_on_an_open_row_only_closes_it(phone):
    row = row_of(phone, "Hello")
    swipe(phone, row, -140)
    archive = button(row, "Archive")
    expect(archive).to_be_in_viewport(ratio=0.95)
    phone.touchscreen.tap(40, middle(row)[1])
    expect(tray_of(archive)).to_have_css("opacity", "0")
    expect(done(phone)).to_have_text("nothing")
    phone.wait_for_timeout(400)
    phone.get_by_text("Hello", exact=True).tap()
    expect(done(phone)).to_have_text("opened Hello")


def test_a_mouse_clicks_the_title_and_opens_actions_by_their_handle(open_look):
    page = open_look("swipes")
    row = row_of(page, "Hello")
    row.hover()
    handles = row.locator("[class*=look-actions]")
    for handle in handles.all():
        expect(handle).to_have_css("opacity", "1")
    box = page.get_by_text("Hello", exact=True).bounding_box()
    assert all(handle.bounding_box()["x"] > right(box) for handle in handles.all())
    page.mouse.click(box["x"] + 2, box["y"] + 10)
    expect(done(page)).to_have_text("opened Hello")
    row.locator(".look-actions-leading").click()
    button(row, "Unread").click()
    expect(done(page)).to_have_text("unread Hello")
    row.locator(".look-actions-trailing").click()
    button(row, "Archive").click()
    expect(done(page)).to_have_text("archived Hello")


def test_the_focus_opens_the_actions_that_it_reaches(open_look):
    page = open_look("swipes")
    archive = button(row_of(page, "Again"), "Archive")
    archive.focus()
    expect(archive).to_be_in_viewport(ratio=0.95)
    page.keyboard.press("Enter")
    expect(done(page)).to_have_text("archived Again")


def test_edit_mode_has_minus_discs_and_handles(browser, phone):
    button(phone, "Edit").tap()
    second = row_of(phone, "Second")
    delete = second.get_by_role("button", name="Delete")
    text = phone.get_by_text("Second", exact=True).bounding_box()
    assert right(delete.bounding_box()) <= text["x"]
    # A white bar in a red disc, and the middle one of three lines.
    assert colour_at(browser, delete, 0.5, 0.5) == (255, 255, 255)
    assert colour_at(browser, delete, 0.5, 0.3) == (215, 0, 21)
    box = second.bounding_box()
    assert colour_at(browser, second, 1 - 23 / box["width"], 0.49) != (255, 255, 255)


def edit(page):
    """Begins to edit, and returns the second row, its minus and the place of the minus."""
    button(page, "Edit").click()
    second = row_of(page, "Second")
    minus = second.get_by_role("button", name="Delete")
    wait_for_rest(page)
    return second, minus, middle(minus)


def expect_delete(page, row, delete):
    """Expects the red button at the row's end, and the row before it."""
    expect(delete).to_have_attribute("aria-expanded", "true")
    wait_for_rest(page)
    expect(delete).to_be_in_viewport(ratio=0.95)
    box = delete.bounding_box()
    assert box["width"] >= 76 and box["height"] == row.bounding_box()["height"]
    assert right(box) == pytest.approx(right(row.bounding_box()), abs=1)


def expect_minus(page, minus, place):
    """Expects that nothing was deleted, and that the minus is in its place again."""
    expect(minus).not_to_have_attribute("aria-expanded", "true")
    page.wait_for_function(
        """([minus, x]) => {
            const box = minus.getBoundingClientRect();
            return Math.abs(box.x + box.width / 2 - x) < 1;
        }""",
        arg=[minus.element_handle(), place[0]])
    expect(page.get_by_text("Second", exact=True)).to_have_count(1)


def test_a_tap_on_a_minus_uncovers_a_red_delete_that_deletes(browser, phone):
    second, delete, place = edit(phone)
    text = phone.get_by_text("Second", exact=True)
    start = text.bounding_box()["x"]
    delete.tap()
    expect_delete(phone, second, delete)
    assert colour_at(browser, delete, 0.05, 0.6) == (215, 0, 21)
    # The row has gone aside by the width of the button.
    assert text.bounding_box()["x"] == pytest.approx(start - delete.bounding_box()["width"], abs=1)
    assert phone.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
    # A tap elsewhere closes it: on the row, on another one, and on the minus of another one.
    phone.touchscreen.tap(place[0], place[1])
    expect_minus(phone, delete, place)
    delete.tap()
    expect_delete(phone, second, delete)
    phone.get_by_text("First", exact=True).tap()
    expect_minus(phone, delete, place)
    delete.tap()
    expect_delete(phone, second, delete)
    first = row_of(phone, "First").get_by_role("button", name="Delete")
    first.tap()
    expect_minus(phone, delete, place)
    expect_delete(phone, row_of(phone, "First"), first)
    first.tap()
    expect(phone.get_by_text("First", exact=True)).to_have_count(0)
    expect(phone.get_by_text("Second", exact=True)).to_have_count(1)


def test_a_double_click_on_a_minus_deletes_nothing(open_look):
    page = open_look("swipes")
    second, delete, place = edit(page)
    page.mouse.dblclick(*place)
    expect_minus(page, delete, place)
    page.mouse.click(*place)
    expect_delete(page, second, delete)
    page.mouse.click(*middle(delete))
    expect(page.get_by_text("Second", exact=True)).to_have_count(0)
    expect(page.get_by_text("Third", exact=True)).to_have_count(1)


def test_the_keyboard_uncovers_closes_and_deletes(open_look):
    page = open_look("swipes")
    second, delete, place = edit(page)
    delete.focus()
    page.keyboard.press("Enter")
    expect_delete(page, second, delete)
    page.keyboard.press("Escape")
    expect_minus(page, delete, place)
    page.keyboard.press("Space")
    expect_delete(page, second, delete)
    # So does the focus of another row.
    row_of(page, "Third").get_by_role("button", name="Delete").focus()
    expect_minus(page, delete, place)
    delete.focus()
    page.keyboard.press("Enter")
    expect_delete(page, second, delete)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Second", exact=True)).to_have_count(0)


def test_the_end_of_editing_closes_an_open_delete(phone):
    second, delete, _ = edit(phone)
    delete.tap()
    expect_delete(phone, second, delete)
    button(phone, "Done").tap()
    expect(delete).not_to_have_attribute("aria-expanded", "true")
    expect(delete).to_have_css("pointer-events", "none")
    expect(phone.get_by_text("Second", exact=True)).to_have_count(1)


def test_a_row_is_moved_by_its_handle(phone):
    button(phone, "Edit").tap()
    names = phone.locator(".row[data-e*=m] > .content")
    finger = Finger(phone)
    box = row_of(phone, "First").bounding_box()
    finger.press(right(box) - 20, middle(row_of(phone, "First"))[1])
    expect(phone.locator(".lifted")).to_have_count(1)
    finger.move(right(box) - 20, middle(row_of(phone, "Third"))[1] + 12)
    finger.lift()
    expect(names).to_have_text(["Second", "Third", "First"])
