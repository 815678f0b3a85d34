"""Todos, an application whose file imports SwiftUI: add, edit, complete, filter, sort, delete."""

from playwright.sync_api import expect

from elements import button, rows

PRODUCT = "Todos"
# All that the application shows is in one store.
OWN_SERVER = True


def field(page, index):
    return rows(page).nth(index).get_by_role("textbox")


def add(page, *titles):
    """Adds todos, the last of which is on top."""
    count = rows(page).count()
    for offset, title in enumerate(titles):
        button(page, "Add Todo").click()
        expect(rows(page)).to_have_count(count + offset + 1)
        field(page, 0).fill(title)


def expect_titles(page, titles):
    expect(rows(page)).to_have_count(len(titles))
    for index, title in enumerate(titles):
        expect(field(page, index)).to_have_value(title)


def complete(page, index):
    rows(page).nth(index).get_by_role("button").first.click()


def test_todos_are_added_on_top_and_edited(page):
    expect(rows(page)).to_have_count(0)
    add(page, "Water the plants", "Bake bread", "Call Ada")
    expect_titles(page, ["Call Ada", "Bake bread", "Water the plants"])
    field(page, 1).fill("Bake a cake")
    expect_titles(page, ["Call Ada", "Bake a cake", "Water the plants"])


def test_what_is_completed_goes_to_the_end_after_a_while(page):
    add(page, "First", "Second", "Third")
    complete(page, 0)
    expect_titles(page, ["Third", "Second", "First"])
    expect_titles(page, ["Second", "First", "Third"])
    complete(page, 0)
    expect_titles(page, ["First", "Second", "Third"])


def test_filters_show_some_and_clearing_removes_what_is_completed(page):
    expect(button(page, "Clear Completed")).to_be_disabled()
    add(page, "Done", "To do")
    complete(page, 1)
    expect(button(page, "Clear Completed")).to_be_enabled()
    for name, titles in [
        ("Active", ["To do"]), ("Completed", ["Done"]), ("All", ["To do", "Done"]),
    ]:
        page.get_by_role("radio", name=name, exact=True).check()
        expect_titles(page, titles)
    button(page, "Clear Completed").click()
    expect_titles(page, ["To do"])
    expect(button(page, "Clear Completed")).to_be_disabled()


def test_todos_are_deleted_and_moved(page):
    add(page, "Third", "Second", "First")
    page.get_by_role("button", name="Delete").nth(1).click()
    expect_titles(page, ["First", "Third"])
    button(page, "Edit").click()
    page.get_by_role("button", name="Move down").nth(0).click()
    expect_titles(page, ["Third", "First"])
    page.get_by_role("button", name="Move up").nth(0).click()
    expect_titles(page, ["First", "Third"])
    button(page, "Done").click()
    expect(button(page, "Edit")).to_be_visible()
