"""Dictation, an application whose file imports SwiftUI: view stores, an old alert, a stream."""

from playwright.sync_api import expect

from elements import button

PRODUCT = "Dictation"
# The first request of a server is denied.
OWN_SERVER = True


def test_access_is_asked_for_and_what_is_said_is_written_down(page):
    button(page, "Start Recording").click()
    alert = page.get_by_role("alertdialog", name="You denied access to speech recognition.")
    expect(alert).to_contain_text("It is needed to write down what you say.")
    button(alert, "OK").click()
    expect(alert).to_have_count(0)
    button(page, "Start Recording").click()
    expect(page.get_by_text("This is what was said")).to_be_visible()
    button(page, "Stop Recording").click()
    page.get_by_role("radio", name="French").check()
    button(page, "Start Recording").click()
    expect(page.get_by_text("Voici ce que l'on a dit")).to_be_visible()
    expect(button(page, "Stop Recording")).to_be_visible()
