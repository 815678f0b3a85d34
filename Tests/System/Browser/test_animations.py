"""Changes that are made with an animation: what comes fades in, what goes fades out, rows glide."""

import re

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button, rows

PRODUCT = "Gallery"

# An entry for each animation that was begun: what it is of, what it does, and for how long.
RECORD = """
window.begun = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const animation = animate.call(this, frames, options);
  const kind = this.className == "ghost" ? "going" : options.id || "coming";
  const { duration, easing } = animation.effect.getTiming();
  const isRunning = document.getAnimations().includes(animation);
  const last = animation.effect.getKeyframes().at(-1);
  begun.push({ kind, node: this.id, duration, easing, isRunning, last });
  return animation;
};
"""


@pytest.fixture
def page(context, shared_server):
    """A page that notes which animations it begins."""
    context.add_init_script(RECORD)
    page = open_page(context, shared_server.url)
    page.get_by_role("tab", name="Motion").click()
    expect(buoys(page)).to_have_count(3)
    page.wait_for_function("() => document.getAnimations().length == 0")
    page.evaluate("begun.length = 0")
    return page


def buoys(page):
    # Not their section, which is an item of the list, too.
    return rows(page).filter(has_text=re.compile(r"^\s*Buoy \d"))


def launch(page):
    button(page, "Launch another").click()


def sink(page, number):
    button(page, f"Sink buoy {number}").click()


def first_to_the_end(page):
    button(page, "First to the end").click()


def names(page):
    return [text.split("\n")[0] for text in buoys(page).all_inner_texts()]


def identifiers(page):
    return buoys(page).evaluate_all("rows => rows.map((row) => row.id)")


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
    before = identifiers(page)
    launch(page)
    expect(buoys(page)).to_have_count(4)
    begun = take_begun(page)
    assert nodes(begun, "coming") == [identifiers(page)[0]]
    assert set(before) <= set(nodes(begun, "move"))
    assert nodes(begun, "going") == []
    expect_nothing_left(page)


def test_a_row_that_is_removed_fades_out_where_nobody_meets_it(page):
    # As slow as a test needs it to look at what is going.
    page.evaluate(
        """() => new MutationObserver(() => document.getAnimations().forEach((one) => one.pause()))
        .observe(document.body, { childList: true, subtree: true })"""
    )
    sink(page, 2)
    expect(buoys(page)).to_have_count(2)
    assert len(nodes(take_begun(page), "going")) == 1
    ghost = page.locator(".ghost")
    expect(ghost).to_have_count(1)
    assert ghost.evaluate(
        """(ghost) => [ghost.inert, ghost.ariaHidden, getComputedStyle(ghost).position,
        getComputedStyle(ghost).pointerEvents, ghost.getBoundingClientRect().height > 20,
        document.querySelectorAll("[id^=n]").length == new Set(
          [...document.querySelectorAll("[id^=n]")].map(({ id }) => id)).size]"""
    ) == [True, "true", "fixed", "none", True, True]
    assert "Buoy 2" not in page.locator("body").aria_snapshot()
    # What comes while it goes is drawn as ever.
    launch(page)
    expect(buoys(page)).to_have_count(3)
    assert names(page) == ["Buoy 4", "Buoy 1", "Buoy 3"]
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect_nothing_left(page)


def test_a_transition_over_an_edge_is_mirrored_from_right_to_left(page):
    def sink_over_the_edge(number, direction):
        page.evaluate(
            """(direction) => {
                document.dir = direction;
                for (const row of document.querySelectorAll(".row"))
                    row.dataset.t = "translate:0 100%|translate:100%;opacity:0.5";
            }""", direction)
        page.evaluate("begun.length = 0")
        sink(page, number)
        page.wait_for_function("() => begun.some(({ kind }) => kind == 'going')")
        going = [one for one in take_begun(page) if one["kind"] == "going"]
        return [(one["last"]["translate"], one["last"]["opacity"]) for one in going]

    assert sink_over_the_edge(2, "rtl") == [("-100%", "0.5")]
    assert sink_over_the_edge(3, "ltr") == [("100%", "0.5")]


def test_rows_that_change_places_glide_and_can_be_moved_on_meanwhile(page):
    before = identifiers(page)
    first_to_the_end(page)
    page.wait_for_function("() => begun.some(({ kind }) => kind == 'move')")
    assert identifiers(page) == before[1:] + before[:1]
    begun = take_begun(page)
    assert set(before) <= set(nodes(begun, "move"))
    assert nodes(begun, "coming") == nodes(begun, "going") == []
    # A second patch, while the first one's animations run.
    launch(page)
    expect(buoys(page)).to_have_count(4)
    assert identifiers(page)[1:] == before[1:] + before[:1]
    expect_nothing_left(page)
    tops = rows(page).evaluate_all("rows => rows.map((row) => row.getBoundingClientRect().top)")
    assert tops == sorted(tops)


def test_who_wants_less_motion_sees_none(page):
    page.emulate_media(reduced_motion="reduce")
    launch(page)
    expect(buoys(page)).to_have_count(4)
    first_to_the_end(page)
    expect(buoys(page).first).to_contain_text("Buoy 1")
    sink(page, 2)
    expect(buoys(page)).to_have_count(3)
    assert names(page) == ["Buoy 1", "Buoy 3", "Buoy 4"]
    assert page.evaluate("begun") == []
    expect(page.locator(".ghost")).to_have_count(0)


def test_what_is_changed_without_an_animation_is_not_animated(page):
    page.get_by_label("Animated").uncheck()
    page.wait_for_function("() => document.getAnimations().length == 0")
    page.evaluate("begun.length = 0")
    sink(page, 3)
    expect(buoys(page)).to_have_count(2)
    launch(page)
    expect(buoys(page)).to_have_count(3)
    assert page.evaluate("begun") == []
