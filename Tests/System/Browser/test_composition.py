"""Input methods: what is composed is sent when it is complete, and no answer interrupts it."""

import pytest
from playwright.sync_api import expect

from wire import open_wired, value_operation

PRODUCT = "Gallery"


class Composer:
    """An input method that composes text in the focused field."""

    def __init__(self, context, page):
        self.session = context.new_cdp_session(page)

    def compose(self, text):
        """Shows a text that is not complete; none cancels the composition."""
        self.session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text),
        })

    def commit(self, text):
        self.session.send("Input.insertText", {"text": text})


@pytest.fixture
def parts(context, shared_server):
    """A page, its messages, its field "Name" with the focus, and an input method."""
    page, wire = open_wired(context, shared_server.url)
    page.get_by_role("tab", name="Fields").click()
    field = page.get_by_role("textbox", name="Name")
    field.focus()
    return page, wire, field, Composer(context, page)


def submit(page, text):
    page.keyboard.press("Enter")
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def test_a_composition_is_sent_once_complete(parts):
    page, wire, field, composer = parts
    for text in ("k", "か", "かn", "かん"):
        composer.compose(text)
    expect(field).to_have_value("かん")
    composer.commit("漢")
    expect(field).to_have_value("漢")
    submit(page, "漢")
    assert wire.inputs() == ["漢"]


def test_an_answer_of_the_server_waits_for_the_composition(parts):
    page, wire, field, composer = parts
    page.keyboard.type("a")
    composer.compose("か")
    expect(field).to_have_value("aか")
    # What was typed before is sent as the composition begins. A patch that changes the text now
    # would end the composition, and the input method would begin another one beside it.
    wire.send(value_operation(field, "A"), ["a", field.get_attribute("id"), "data-seen", ""])
    expect(page.locator("[data-seen]")).to_be_attached()
    expect(field).to_have_value("aか")
    composer.compose("かん")
    expect(field).to_have_value("aかん")
    composer.commit("漢")
    expect(field).to_have_value("a漢")
    submit(page, "a漢")
    assert wire.inputs() == ["a", "a漢"]
    # The edit has replaced the answer to the text from before.
    expect(field).to_have_value("a漢")


def test_a_cancelled_composition_shows_what_the_server_has_sent(parts):
    page, wire, field, composer = parts
    composer.compose("か")
    expect(field).to_have_value("か")
    wire.send(value_operation(field, "Ann"), ["a", field.get_attribute("id"), "data-seen", ""])
    expect(page.locator("[data-seen]")).to_be_attached()
    wire.send(value_operation(field, "Anna"))
    expect(field).to_have_value("か")
    composer.compose("")
    expect(field).to_have_value("Anna")
    assert wire.inputs() == []


def test_another_event_does_not_send_a_text_that_is_being_composed(parts):
    page, wire, field, composer = parts
    page.keyboard.type("a")
    composer.compose("か")
    page.get_by_role("tab", name="Fields").dispatch_event("click")
    composer.commit("蚊")
    submit(page, "a蚊")
    # The first tap opened the tab.
    assert [message[2] for message in wire.sent if message[2] in "tis"] == ["t", "i", "t", "i", "s"]
    assert wire.inputs() == ["a", "a蚊"]


def test_typing_goes_on_after_a_composition(parts):
    page, wire, field, composer = parts
    composer.compose("か")
    composer.commit("か")
    wire.send(value_operation(field, "out of date"))
    page.keyboard.type("b")
    expect(field).to_have_value("かb")
    submit(page, "かb")
    assert wire.inputs()[-1] == "かb"
