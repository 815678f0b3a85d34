"""Interval training: a ring that closes, a countdown, and a plan that is kept."""

from playwright.sync_api import expect

from conftest import expect_connected
from elements import button

PRODUCT = "Rounds"
OWN_SERVER = True


def test_a_training_starts_is_held_and_goes_on(page):
    expect(page.get_by_text("Ready")).to_be_visible()
    button(page, "Start").click()
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    expect(page.get_by_text("0:39")).to_be_visible()
    button(page, "Hold").click()
    button(page, "Go on").click()
    button(page, "Skip").click()
    expect(page.get_by_text("Rest", exact=True)).to_be_visible()
    button(page, "Hold").click()
    button(page, "Reset").click()
    expect(page.get_by_text("Ready")).to_be_visible()


def test_the_plan_is_changed_in_a_sheet(page):
    expect(page.get_by_text("4:40")).to_be_visible()
    button(page, "Plan").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Increment").first.click()
    expect(sheet.get_by_text("6 rounds")).to_be_visible()
    button(sheet, "Done").click()
    expect(page.get_by_text("5:40", exact=True)).to_be_visible()


def test_a_reload_and_a_look_at_the_plan_keep_the_training(page):
    button(page, "Start").click()
    button(page, "Skip").click()
    button(page, "Skip").click()
    expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    page.reload()
    expect_connected(page)
    expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    # It counts on by itself.
    shown = page.get_by_text("0:3").inner_text()
    expect(page.get_by_text(shown, exact=True)).to_have_count(0)
    button(page, "Plan").click()
    button(page.get_by_role("dialog"), "Done").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Round 2 of 5")).to_be_visible()
    expect(button(page, "Go on")).to_be_visible()


def test_each_phase_begins_with_tones_and_a_shake(page):
    page.evaluate("""() => {
        window.tones = [];
        window.shakes = [];
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (time) {
            tones.push(this.frequency.value);
            start.call(this, time);
        };
        Navigator.prototype.vibrate = (pattern) => shakes.push(pattern);
    }""")
    button(page, "Start").click()
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    page.wait_for_function("() => tones.length == 2")
    button(page, "Skip").click()
    page.wait_for_function("() => tones.length == 4")
    assert page.evaluate("tones") == [660, 880, 880, 660]
    assert page.evaluate("shakes") == [25, 25]
