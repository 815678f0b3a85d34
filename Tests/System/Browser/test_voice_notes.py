"""VoiceNotes, an application whose files import SwiftUI: recording, playing, naming, deleting."""

import re

from playwright.sync_api import expect

from elements import button, rows

PRODUCT = "VoiceNotes"


def record(page):
    """Records a note, which is on top then."""
    count = rows(page).count()
    button(page, "Record").click()
    expect(page.get_by_text("Recording", exact=True)).to_be_visible()
    button(page, "Stop recording").click()
    expect(rows(page)).to_have_count(count + 1)
    expect(button(page, "Record")).to_be_visible()


def test_notes_are_recorded_named_and_deleted(page):
    expect(rows(page)).to_have_count(0)
    record(page)
    title = rows(page).nth(0).get_by_role("textbox")
    expect(title).to_have_attribute("placeholder", re.compile("Untitled, .+"))
    title.fill("Functions")
    record(page)
    expect(rows(page).nth(1).get_by_role("textbox")).to_have_value("Functions")
    page.get_by_role("button", name="Delete").nth(0).click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page).nth(0).get_by_role("textbox")).to_have_value("Functions")


def test_the_recording_counts_seconds(page):
    button(page, "Record").click()
    expect(page.get_by_text("0 s")).to_be_visible()
    expect(page.get_by_text("1 s")).to_be_visible()
    button(page, "Stop recording").click()
    expect(rows(page)).to_have_count(1)


def test_a_note_is_played_to_its_end_and_only_one_at_a_time(page):
    record(page)
    record(page)
    play, stop = button(page, "Play"), button(page, "Stop")
    expect(play).to_have_count(2)
    play.nth(0).click()
    expect(stop).to_have_count(1)
    button(rows(page).nth(1), "Play").click()
    expect(button(rows(page).nth(1), "Stop")).to_be_visible()
    expect(button(rows(page).nth(0), "Play")).to_be_visible()
    expect(play).to_have_count(2)
    play.nth(0).click()
    stop.click()
    expect(play).to_have_count(2)
