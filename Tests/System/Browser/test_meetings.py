"""Meetings, an application whose files import SwiftUI: forms, alerts, a timer, speech, records."""

from playwright.sync_api import expect

from elements import button, heading

PRODUCT = "Meetings"
# The meetings are shared by all that it shows.
OWN_SERVER = True


def alert(page, name):
    return page.get_by_role("alertdialog", name=name)


def open_planning(page):
    page.get_by_role("link", name="Planning").click()
    expect(heading(page, "Planning")).to_be_visible()


def start(page):
    """Starts a meeting; it is not allowed to listen until it has asked once."""
    button(page, "Start meeting").click()
    button(alert(page, "Speech recognition denied"), "Continue without recording").click()
    expect(page.get_by_text("is speaking")).to_be_visible()


def test_a_meeting_is_added(page):
    button(page, "Add meeting").click()
    sheet = page.get_by_role("dialog")
    expect(button(sheet, "Add")).to_be_disabled()
    expect(sheet.get_by_role("textbox", name="Title")).to_be_focused()
    sheet.get_by_role("textbox", name="Title").fill("Retrospective")
    sheet.get_by_role("textbox", name="Name").fill("Ada")
    button(sheet, "New attendee").click()
    expect(sheet.get_by_role("textbox", name="Name").nth(1)).to_be_focused()
    page.keyboard.type("Grace")
    sheet.get_by_role("slider", name="Length").press("ArrowRight")
    expect(sheet.get_by_text("6 min")).to_be_visible()
    button(sheet, "New attendee").click()
    expect(sheet.get_by_role("textbox", name="Name")).to_have_count(3)
    sheet.get_by_role("combobox", name="Theme").select_option(label="Teal")
    button(sheet, "Add").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("link", name="Retrospective").click()
    expect(page.get_by_text("Grace", exact=True)).to_be_visible()
    expect(page.get_by_text("Teal", exact=True)).to_be_visible()
    # Who has no name is left out.
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link")).to_have_count(2)


def test_a_meeting_is_edited_and_deleted(page):
    open_planning(page)
    button(page, "Edit").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("textbox", name="Title").fill("Weekly planning")
    button(sheet, "Done").click()
    expect(heading(page, "Weekly planning")).to_be_visible()
    button(page, "Delete").click()
    button(alert(page, "Delete?"), "Nevermind").click()
    expect(alert(page, "Delete?")).to_have_count(0)
    button(page, "Delete").click()
    button(alert(page, "Delete?"), "Yes").click()
    expect(heading(page, "Daily meetings")).to_be_visible()
    expect(page.get_by_role("link")).to_have_count(0)


def test_speakers_follow_each_other_and_the_meeting_is_recorded(page):
    open_planning(page)
    start(page)
    expect(page.get_by_text("Speaker 1 of 2")).to_be_visible()
    expect(page.get_by_text("Ada", exact=True).last).to_be_visible()
    button(page, "Next speaker").click()
    expect(page.get_by_text("No more speakers")).to_be_visible()
    expect(page.get_by_text("Grace", exact=True).last).to_be_visible()
    button(page, "End meeting").click()
    button(alert(page, "End meeting?"), "Resume").click()
    expect(alert(page, "End meeting?")).to_have_count(0)
    # The time that is left passes by itself, and then the meeting is over.
    expect(heading(page, "Planning")).to_be_visible(timeout=15_000)
    expect(heading(page, "Past meetings")).to_be_visible()
    page.get_by_role("link").first.click()
    expect(page.get_by_text("What is said is written down here")).to_be_visible()


def test_a_meeting_is_ended_early(page):
    open_planning(page)
    start(page)
    button(page, "End meeting").click()
    button(alert(page, "End meeting?"), "Discard").click()
    expect(heading(page, "Planning")).to_be_visible()
    expect(heading(page, "Past meetings")).to_have_count(0)
    button(page, "Start meeting").click()
    button(page, "End meeting").click()
    button(alert(page, "End meeting?"), "Save and end").click()
    expect(heading(page, "Past meetings")).to_be_visible()
