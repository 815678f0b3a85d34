"""Changes that are sent with an animation: what comes fades in, what goes fades out, rows glide."""

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button, rows

PRODUCT = "Todos"
# All that the application shows is in one store.
OWN_SERVER = True

# An entry for each animation that was begun: what it is of, what it does, and for how long.
RECORD = """
window.begun = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  const kind = this.className == "ghost" ? "going" : options.id || "coming";
  const { duration, easing } = animation.effect.getTiming();
  const isRunning = document.getAnimations().includes(animation);
  begun.push({ kind, node: this.id, duration, easing, isRunning });
  return animation;
};
"""


@pytest.fixture
def page(context, server):
    """A page that notes which animations it begins."""
    context.add_init_script(RECORD)
    return open_page(context, server.url)


def add(page, *titles):
    """Adds todos, the last of which is on top."""
    count = rows(page).count()
    for offset, title in enumerate(titles):
        button(page, "Add Todo").click()
        expect(rows(page)).to_have_count(count + offset + 1)
        rows(page).nth(0).get_by_role("textbox").fill(title)


def complete(page, index):
    rows(page).nth(index).get_by_role("button").first.click()


def identifiers(page):
    return rows(page).evaluate_all("rows => rows.map((row) => row.id)")


def take_begun(page):
    """The animations since the last call, each of which runs for as long as SwiftUI's would."""
    begun = page.evaluate("begun.splice(0)")
    for animation in begun:
        assert (animation["duration"], animation["easing"]) == (350, "ease-in-out")
        assert animation["isRunning"]
    return begun


def nodes(begun, kind):
    return [animation["node"] for animation in begun if animation["kind"] == kind]


def expect_nothing_left(page):
    expect(page.locator(".ghost")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().length == 0")


def test_a_row_that_is_inserted_fades_in_and_those_below_glide(page):
    add(page, "First")
    first = identifiers(page)[0]
    take_begun(page)
    add(page, "Second")
    begun = take_begun(page)
    assert nodes(begun, "coming") == [identifiers(page)[0]]
    assert first in nodes(begun, "move")
    assert nodes(begun, "going") == []
    expect_nothing_left(page)


def test_a_row_that_is_removed_fades_out_where_nobody_meets_it(page):
    add(page, "Bake bread", "Call Ada")
    complete(page, 0)
    expect(button(page, "Clear Completed")).to_be_enabled()
    page.wait_for_function("() => begun.some(({ kind }) => kind == 'move')")
    page.evaluate("begun.length = 0")
    # As slow as a test needs it to look at what is going.
    page.evaluate(
        """() => new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))
        .observe(document.body, { childList: true, subtree: true })"""
    )
    button(page, "Clear Completed").click()
    expect(rows(page)).to_have_count(1)
    begun = take_begun(page)
    assert len(nodes(begun, "going")) == 1
    ghost = page.locator(".ghost")
    expect(ghost).to_have_count(1)
    assert ghost.evaluate(
        """(ghost) => [ghost.inert, ghost.ariaHidden, getComputedStyle(ghost).position,
        getComputedStyle(ghost).pointerEvents, ghost.getBoundingClientRect().height > 40,
        document.querySelectorAll("[id^=n]").length == new Set(
          [...document.querySelectorAll("[id^=n]")].map(({ id }) => id)).size]"""
    ) == [True, "true", "fixed", "none", True, True]
    assert "Call Ada" not in page.locator("body").aria_snapshot()
    # What comes while it goes is drawn as ever.
    add(page, "Water the plants")
    assert len(identifiers(page)) == 2
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect_nothing_left(page)


def test_rows_that_change_places_glide_and_can_be_moved_on_meanwhile(page):
    add(page, "Third", "Second", "First")
    before = identifiers(page)
    page.wait_for_function("() => document.getAnimations().length == 0")
    take_begun(page)
    complete(page, 0)
    page.wait_for_function("() => begun.some(({ kind }) => kind == 'move')")
    assert identifiers(page) == [before[1], before[2], before[0]]
    begun = take_begun(page)
    assert set(before) <= set(nodes(begun, "move"))
    assert nodes(begun, "coming") == nodes(begun, "going") == []
    # A second patch, while the first one's animations run.
    add(page, "Zeroth")
    assert identifiers(page)[1:] == [before[1], before[2], before[0]]
    expect_nothing_left(page)
    tops = rows(page).evaluate_all("rows => rows.map((row) => row.getBoundingClientRect().top)")
    assert tops == sorted(tops)


def test_who_wants_less_motion_sees_none(page):
    page.emulate_media(reduced_motion="reduce")
    add(page, "Done", "To do")
    complete(page, 0)
    page.wait_for_function(
        "() => [...document.querySelectorAll('input')].at(-1).value == 'To do'"
    )
    button(page, "Clear Completed").click()
    expect(rows(page)).to_have_count(1)
    assert page.evaluate("begun") == []
    expect(page.locator(".ghost")).to_have_count(0)


def test_what_is_not_sent_with_an_animation_is_not_animated(page):
    add(page, "Bake bread", "Call Ada")
    page.wait_for_function("() => document.getAnimations().length == 0")
    page.evaluate("begun.length = 0")
    page.get_by_role("button", name="Delete").nth(1).click()
    expect(rows(page)).to_have_count(1)
    assert page.evaluate("begun") == []
