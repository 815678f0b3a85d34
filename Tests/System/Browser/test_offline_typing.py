"""A text that a person enters while there is no connection is one event, however long it is."""

import json

from playwright.sync_api import expect

from conftest import expect_connected

PRODUCT = "Gallery"


def test_a_text_entered_without_a_connection_is_sent_as_one_edit(context, proxy):
    sent = []
    page = context.new_page()
    page.on("websocket", lambda socket: socket.on("framesent", lambda message: sent.append(message)))
    page.goto(proxy.url)
    expect_connected(page)
    page.get_by_role("tab", name="Fields").click()
    field = page.get_by_role("textbox", name="Notes")
    field.fill("A")
    expect(page.get_by_text("1 characters")).to_be_visible()
    proxy.cut()
    expect(page.get_by_role("status")).to_have_text("Reconnecting…")
    # Longer than the letters that a server takes in a second.
    text = "a letter " * 20
    field.press_sequentially(text, delay=55, timeout=60_000)
    sent.clear()
    proxy.mend()
    expect(page.get_by_text(f"{len(text) + 1} characters")).to_be_visible()
    edits = [message for message in map(json.loads, sent) if message[2:3] == ["i"]]
    assert [value for *_, value in edits] == ["A" + text]
    expect(field).to_have_value("A" + text)
    context.problems.clear()  # The browser reports each connection that was refused.
