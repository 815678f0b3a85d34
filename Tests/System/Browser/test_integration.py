"""Integration: what the log says of each step, and a walk over all screens."""

import re

import pytest
from playwright.sync_api import expect

from conftest import open_page
from elements import button, heading, link

PRODUCT = "Integration"

LINKS = [
    "Basics", "Enum", "Optional", "Identified list", "Siblings", "Presentation",
    "Shared state", "Multiple alerts", "Escaped view store", "ForEach bindings", "Legacy presentation", "Presentation item",
    "SwitchStore", "Binding local", "Binding animations", "Old contains new", "New contains old", "Old presents new",
    "New presents old", "Old and new siblings",
]
STACKS = ["Navigation", "Navigation stack", "Alert and pop"]


def open_screen(page, name):
    link(page, name).click()
    expect(heading(page, name)).to_be_visible()


def clear(page):
    button(page, "Clear").click()
    expect(page.get_by_test_id("log")).to_be_empty()


def expect_log(page, lines):
    """Waits until the log has these lines and no others; a store's end may come after the step."""
    each = "".join(
        rf"(?=(?:[\s\S]*?(?<!\S){re.escape(line)}(?!\S)){{{lines.count(line)}}})"
        for line in sorted(set(lines)))
    pattern = re.compile(rf"^{each}\s*(?:\S+\s+){{{len(lines) - 1}}}\S+\s*$")
    expect(page.get_by_test_id("log")).to_have_text(pattern, use_inner_text=True)


def test_basics_logs_one_body_for_each_change(page):
    open_screen(page, "Basics")
    count = 0
    for name, step in [
        ("Increment", 1), ("Increment", 1), ("Decrement", -1), ("Copy, increment, assign", 1),
    ]:
        clear(page)
        button(page, name).click()
        count += step
        expect(page.get_by_text(str(count), exact=True)).to_be_visible()
        expect_log(page, ["BasicsView.body"])
    clear(page)
    button(page, "Reset").click()
    expect(page.get_by_text("0", exact=True)).to_be_visible()
    expect_log(page, ["BasicsView.body"])


def test_enum_logs_the_parent_only_when_the_case_changes(page):
    open_screen(page, "Enum")
    clear(page)
    button(page, "Turn feature 1 on").click()
    expect(heading(page, "Feature 1")).to_be_visible()
    expect_log(page, [
        "BasicsView.body", "EnumView.body", "StoreOf<Basics>.init",
        "StoreOf<EnumDemo.Destination>.init",
    ])
    clear(page)
    button(page, "Increment").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    expect_log(page, ["BasicsView.body"])
    clear(page)
    button(page, "Turn feature 2 on").click()
    expect(heading(page, "Feature 2")).to_be_visible()
    # The counter that is gone is read a last time.
    expect_log(page, [
        "BasicsView.body", "BasicsView.body", "EnumView.body", "StoreOf<Basics>.deinit",
        "StoreOf<Basics>.init",
    ])
    button(page, "Dismiss").click()
    expect(heading(page, "Feature 2")).to_have_count(0)


def test_identified_list_logs_the_row_and_the_list_if_it_shows_the_count(page):
    open_screen(page, "Identified list")
    clear(page)
    button(page, "Add").click()
    expect(heading(page, "Row 1")).to_be_visible()
    expect_log(page, [
        "BasicsView.body", "IdentifiedListView.body", "IdentifiedListView.body.ForEach",
        "StoreOf<Basics>.init",
    ])
    button(page, "Add").click()
    expect(heading(page, "Row 2")).to_be_visible()
    clear(page)
    button(page, "Increment").nth(1).click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    expect_log(page, ["BasicsView.body"])
    clear(page)
    button(page, "Increment").nth(0).click()
    expect(page.get_by_text("First count: 1")).to_be_visible()
    expect_log(page, ["BasicsView.body", "IdentifiedListView.body"])
    button(page, "Remove row 1").click()
    expect(heading(page, "Row 1")).to_have_count(0)


def test_every_screen_can_be_reached_and_left(page):
    for name in LINKS:
        open_screen(page, name)
        page.go_back()
        expect(heading(page, "Integration")).to_be_visible()
    for name in STACKS:
        button(page, name).click()
        expect(heading(page, name)).to_be_visible()
        button(page, "All screens").click()
        expect(heading(page, "Integration")).to_be_visible()


@pytest.mark.parametrize("name", STACKS[:2])
def test_counters_are_pushed_and_popped(page, name):
    button(page, name).click()
    # All links have the same name: each is waited for by where it leads.
    for path in ["/0", "/0/1", "/0/1/2"]:
        page.locator(f"a[href='{path}']", has_text="Push a counter").click()
    expect(page.locator("a[href='/0/1/2/3']")).to_be_visible()
    expect(heading(page, "Counter")).to_be_visible()
    button(page, "Increment").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    button(page, "Dismiss").click()
    expect(page.get_by_text("1", exact=True)).to_have_count(0)
    button(page, "Pop to root").click()
    expect(heading(page, name)).to_be_visible()


@pytest.mark.parametrize("name", ["Present a sheet", "Present a cover", "Present a popover"])
def test_presented_counters_count_and_dismiss_themselves(page, name):
    open_screen(page, "Presentation")
    page.get_by_role("switch", name="Observe child count").click()
    button(page, name).click()
    dialog = page.get_by_role("dialog")
    button(dialog, "Increment").click()
    expect(page.get_by_text("Child count: 1")).to_be_attached()
    button(dialog, "Dismiss").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Child count: none")).to_be_visible()


def test_an_alert_leads_to_a_dialog_and_to_a_sheet(page):
    open_screen(page, "Legacy presentation")
    button(page, "Alert").click()
    alert = page.get_by_role("alertdialog", name="What next?")
    button(alert, "A dialog").click()
    expect(alert).to_have_count(0)
    dialog = page.get_by_role("alertdialog", name="Where to?")
    button(dialog, "A sheet").click()
    button(page.get_by_role("dialog"), "Increment").click()
    button(page.get_by_role("dialog"), "Dismiss").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Dismissed")).to_be_visible()


@pytest.mark.parametrize("name", ["Dismiss by the view", "Dismiss by the feature"])
def test_what_is_typed_in_a_sheet_goes_with_it(page, name):
    open_screen(page, "Binding local")
    button(page, "Present the child").click()
    page.get_by_role("textbox", name="Text").fill("here")
    page.get_by_role("switch", name="Write the binding on disappearing").click()
    button(page, name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Present the child").click()
    expect(page.get_by_role("textbox", name="Text")).to_have_value("")


def test_a_mismatched_case_shows_a_warning(page):
    open_screen(page, "SwitchStore")
    page.get_by_role("switch", name="Take screen B for screen A").click()
    button(page, "Swap").click()
    expect(page.get_by_text("evaluated while the state is in another case")).to_be_visible()
    button(page, "Swap").click()
    expect(page.get_by_text("Screen A", exact=True)).to_be_visible()


def test_a_shared_count_logs_all_that_show_it(page):
    open_screen(page, "Shared state")
    both = ["SharedCounterView.body", "SharedCounterView.body"]
    clear(page)
    button(page, "Increment shared").nth(0).click()
    expect(page.get_by_text("Shared: 1", exact=True)).to_have_count(2)
    expect_log(page, both)
    clear(page)
    button(page, "Increment own").nth(1).click()
    expect(page.get_by_text("Own: 1", exact=True)).to_have_count(1)
    expect_log(page, ["SharedCounterView.body"])
    page.get_by_role("switch", name="Observe shared count").click()
    expect(page.get_by_text("Shared count: 1")).to_be_visible()
    clear(page)
    button(page, "Increment shared").nth(1).click()
    expect(page.get_by_text("Shared count: 2")).to_be_visible()
    expect_log(page, both + ["SharedStateView.body"])
    button(page, "Reset shared count").click()
    expect(page.get_by_text("Shared: 0", exact=True)).to_have_count(2)


def test_one_alert_follows_the_other(page):
    open_screen(page, "Multiple alerts")
    button(page, "Present an alert").click()
    for number, (now, then) in enumerate(
        [("First", "The same again"), ("First", "The other one"), ("Second", "The same again"),
         ("Second", "The other one")], 1
    ):
        button(page.get_by_role("alertdialog", name=f"{now} alert, {number}"), then).click()
    button(page.get_by_role("alertdialog", name="First alert, 5"), "Cancel").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    button(page, "Present both alerts").click()
    for name in ["Second alert, 7", "First alert, 6"]:
        button(page.get_by_role("alertdialog", name=name), "Cancel").click()
        expect(page.get_by_role("alertdialog", name=name)).to_have_count(0)
    expect(page.get_by_text("Presented: 7")).to_be_visible()


@pytest.mark.parametrize("answer, left", [
    ("The parent pops it", 1), ("It dismisses itself", 1), ("All are popped", 0), ("Stay", 2),
])
def test_an_alert_goes_together_with_its_screen(page, answer, left):
    button(page, "Alert and pop").click()
    for path in ["/0", "/0/1"]:
        page.locator(f"a[href='{path}']", has_text="Push a screen").click()
        expect(page).to_have_url(re.compile(f"{path}$"))
    button(page, "Ask to leave").click()
    alert = page.get_by_role("alertdialog", name="Leave the screen?")
    button(alert, answer).click()
    expect(alert).to_have_count(0)
    expect(page).to_have_url(re.compile(["[0-9]/$", "[0-9]/0$", "/0/1$"][left]))
    expect(heading(page, "Screen" if left else "Alert and pop")).to_be_visible()


@pytest.mark.parametrize("owner", ["Store", "View"])
def test_each_way_to_animate_a_change_changes_the_shape(page, owner):
    open_screen(page, "Binding animations")
    shape = page.get_by_test_id(f"{owner} shape")
    other = page.get_by_test_id("View shape" if owner == "Store" else "Store shape")

    def expect_width(width):
        page.wait_for_function(
            "([shape, width]) => shape.getBoundingClientRect().width == width",
            arg=[shape.element_handle(), width])

    expect_width(48)
    page.get_by_role("switch", name=f"{owner}: binding").click()
    expect_width(96)
    page.get_by_role("switch", name=f"{owner}: animated binding").click()
    expect_width(48)
    button(page, f"{owner}: without animation").click()
    expect_width(96)
    button(page, f"{owner}: with animation").click()
    expect_width(48)
    assert other.bounding_box()["width"] == 48


def test_a_shape_flows_to_its_new_size(page):
    open_screen(page, "Binding animations")
    page.evaluate("""() => {
      const { animate } = Element.prototype;
      window.begun = [];
      Element.prototype.animate = function (frames, options) {
        begun.push([this.dataset.testid, frames.map(({ width }) => width), options.duration]);
        return animate.call(this, frames, options);
      };
    }""")
    button(page, "View: with animation").click()
    page.wait_for_function("() => begun.length > 0")
    assert ["View shape", ["48px", "96px"], 350] in page.evaluate("() => begun")


def test_what_a_presented_feature_has_going_on_ends_with_it(context, server):
    page = open_page(context, server.url)
    open_screen(page, "Legacy presentation")
    button(page, "Sheet").click()
    sheet = page.get_by_role("dialog")
    button(sheet, "Count in a second").click()
    expect(sheet.get_by_text("1", exact=True)).to_be_visible()
    button(sheet, "Count in a second").click()
    button(sheet, "Dismiss from the parent").click()
    expect(sheet).to_have_count(0)
    button(page, "Sheet").click()
    button(sheet, "Count in a second").click()
    # What the first sheet had going on would have come before this.
    expect(sheet.get_by_text("1", exact=True)).to_be_visible()
    assert server.log == []
