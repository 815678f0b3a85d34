"""Integration: what the log says of each step, and a walk over all screens."""

import pytest
from playwright.sync_api import expect

PRODUCT = "Integration"

LINKS = [
    "Basics", "Enum", "Optional", "Identified list", "Siblings", "Presentation",
    "Escaped view store", "ForEach bindings", "Legacy presentation", "Presentation item",
    "SwitchStore", "Binding local", "Old contains new", "New contains old", "Old presents new",
    "New presents old", "Old and new siblings",
]
STACKS = ["Navigation", "Navigation stack"]


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def link(page, name):
    return page.get_by_role("link", name=name, exact=True)


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def open_screen(page, name):
    link(page, name).click()
    expect(heading(page, name)).to_be_visible()


def clear(page):
    button(page, "Clear").click()
    expect(page.get_by_test_id("log")).to_be_empty()


def log(page):
    """The lines, sorted; what a step changes on the screen comes with what it logs."""
    return sorted(page.get_by_test_id("log").inner_text().split("\n"))


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
        assert log(page) == ["BasicsView.body"]
    clear(page)
    button(page, "Reset").click()
    expect(page.get_by_text("0", exact=True)).to_be_visible()
    assert log(page) == ["BasicsView.body"]


def test_enum_logs_the_parent_only_when_the_case_changes(page):
    open_screen(page, "Enum")
    clear(page)
    button(page, "Turn feature 1 on").click()
    expect(heading(page, "Feature 1")).to_be_visible()
    assert log(page) == [
        "BasicsView.body", "EnumView.body", "StoreOf<Basics>.init",
        "StoreOf<EnumDemo.Destination>.init",
    ]
    clear(page)
    button(page, "Increment").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    assert log(page) == ["BasicsView.body"]
    clear(page)
    button(page, "Turn feature 2 on").click()
    expect(heading(page, "Feature 2")).to_be_visible()
    assert log(page) == [
        "BasicsView.body", "EnumView.body", "StoreOf<Basics>.deinit", "StoreOf<Basics>.init",
    ]
    button(page, "Dismiss").click()
    expect(heading(page, "Feature 2")).to_have_count(0)


def test_identified_list_logs_the_row_and_the_list_if_it_shows_the_count(page):
    open_screen(page, "Identified list")
    clear(page)
    button(page, "Add").click()
    expect(heading(page, "Row 1")).to_be_visible()
    assert log(page) == [
        "BasicsView.body", "IdentifiedListView.body", "IdentifiedListView.body.ForEach",
        "StoreOf<Basics>.init",
    ]
    button(page, "Add").click()
    expect(heading(page, "Row 2")).to_be_visible()
    clear(page)
    button(page, "Increment").nth(1).click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()
    assert log(page) == ["BasicsView.body"]
    clear(page)
    button(page, "Increment").nth(0).click()
    expect(page.get_by_text("First count: 1")).to_be_visible()
    assert log(page) == ["BasicsView.body", "IdentifiedListView.body"]
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


@pytest.mark.parametrize("name", STACKS)
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
