"""Animals, an application whose file imports SwiftUI: a stack, sheets, an alert, shared state."""

from playwright.sync_api import expect

from elements import button, heading

PRODUCT = "Animals"
# The animals are shared by all that it shows.
OWN_SERVER = True


def add(page, name, kind="Cat", age=1):
    page.get_by_role("button", name="plus").or_(button(page, "Add")).first.click()
    sheet = page.get_by_role("dialog")
    expect(heading(sheet, "New animal")).to_be_visible()
    # The feature says which field has the focus.
    expect(sheet.get_by_role("textbox", name="Name")).to_be_focused()
    page.keyboard.type(name)
    sheet.get_by_role("combobox", name="Kind").select_option(label=kind)
    for step in range(1, age):
        button(sheet, "Increment").click()
        expect(sheet).to_contain_text(f"Age: {step + 1}")
    button(sheet, "Add").click()
    expect(sheet).to_have_count(0)


def test_what_is_over_an_empty_list_has_its_whole_width(page):
    message = page.get_by_text("No animals").bounding_box()
    assert message["height"] < 50 < message["width"]


def test_animals_are_added_shown_and_deleted_from_the_list(page):
    expect(page.get_by_text("No animals")).to_be_visible()
    add(page, "Tom")
    expect(page.get_by_text("No animals")).to_have_count(0)
    add(page, "Rex", "Dog", age=3)
    expect(page.get_by_role("link")).to_have_text(["Tom", "Rex"])
    page.get_by_role("button", name="Delete").nth(0).click()
    expect(page.get_by_role("link")).to_have_text(["Rex"])


def test_a_new_animal_can_be_dismissed(page):
    page.get_by_role("button", name="plus").or_(button(page, "Add")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Name").fill("Nobody")
    button(sheet, "Dismiss").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("No animals")).to_be_visible()


def test_what_is_edited_is_shared(page):
    add(page, "Rex", "Dog", age=3)
    page.get_by_role("link", name="Rex").click()
    expect(heading(page, "Rex")).to_be_visible()
    expect(page.get_by_text("3", exact=True)).to_be_visible()
    expect(page.get_by_text("Dog", exact=True)).to_be_visible()
    for name, confirms in [("Nobody", False), ("Max", True)]:
        button(page, "Edit").click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("textbox", name="Name").fill(name)
        button(sheet, "Done" if confirms else "Cancel").click()
        expect(sheet).to_have_count(0)
        expect(heading(page, "Max" if confirms else "Rex")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link")).to_have_text(["Max"])


def test_an_alert_asks_before_an_animal_is_deleted(page):
    add(page, "Tom")
    add(page, "Nemo", "Fish")
    page.get_by_role("link", name="Nemo").click()
    expect(heading(page, "Nemo")).to_be_visible()
    alert = page.get_by_role("alertdialog", name="Delete?")
    button(page, "Delete").click()
    expect(alert).to_contain_text("Are you sure you want to delete this animal?")
    button(alert, "Nevermind").click()
    expect(alert).to_have_count(0)
    expect(heading(page, "Nemo")).to_be_visible()
    button(page, "Delete").click()
    button(alert, "Yes").click()
    expect(heading(page, "Animals")).to_be_visible()
    expect(page.get_by_role("link")).to_have_text(["Tom"])
    expect(alert).to_have_count(0)
