"""The caret stays where a person types, even if the server answers with another text."""

import pytest
from playwright.sync_api import expect

from conftest import Server, build, open_page
from test_probe import open_probe
from wire import open_wired, value_operation

PRODUCT = "Gallery"


@pytest.fixture
def probe_server(shared_servers, tmp_path_factory):
    """Probe, whose field "Channel" keeps twelve characters."""
    if "Probe" not in shared_servers:
        shared_servers["Probe"] = Server(build("Probe"), tmp_path_factory.mktemp("Probe"))
    return shared_servers["Probe"]


def selection(field):
    return field.evaluate("(field) => [field.selectionStart, field.selectionEnd, field.selectionDirection]")


@pytest.mark.parametrize("old, caret, new, expected", [
    ("hello", 3, "HELLO", 3),
    ("12345", 4, "12,345", 5),
    ("12a34", 3, "1234", 2),
    ("abcdef", 2, "abcd", 2),
    ("abcdef", 6, "xyz", 3),
    ("abXcd", 3, "ab cd", 3),
    ("aaaa", 2, "aaa", 2),
    ("name", 4, "name!", 4),
    ("abc", 2, "", 0),
])
def test_a_text_from_the_server_keeps_the_caret(context, shared_server, old, caret, new, expected):
    page, wire = open_wired(context, shared_server.url)
    page.get_by_role("tab", name="Fields").click()
    field = page.get_by_role("textbox", name="Name")
    field.fill(old)
    # The submission is answered after the edit: the page is no longer ahead of the server.
    page.keyboard.press("Enter")
    expect(page.get_by_text(old, exact=True)).to_be_visible()
    field.focus()
    field.evaluate("(field, caret) => field.setSelectionRange(caret, caret)", caret)
    wire.send(value_operation(field, new))
    expect(field).to_have_value(new)
    assert selection(field)[:2] == [expected, expected]


def test_a_selection_stays_around_the_same_characters(context, shared_server):
    page, wire = open_wired(context, shared_server.url)
    page.get_by_role("tab", name="Fields").click()
    field = page.get_by_role("textbox", name="Notes")
    field.focus()
    field.evaluate("(field) => field.setSelectionRange(4, 9, 'backward')")
    wire.send(value_operation(field, "Just two lines\nof text"))
    expect(field).to_have_value("Just two lines\nof text")
    assert selection(field) == [9, 14, "backward"]


def test_typing_in_the_middle_of_a_text_that_the_server_shortens(context, probe_server):
    page = open_page(context, probe_server.url)
    open_probe(page, "Mixer")
    field = page.get_by_role("textbox", name="Channel")
    field.fill("drumdrumdrum")
    expect(page.get_by_text("On the desk: drumdrumdrum", exact=True)).to_be_visible()
    field.evaluate("(field) => field.setSelectionRange(4, 4)")
    for number, letter in enumerate("ABC", 1):
        page.keyboard.press(letter)
        text = "drum" + "ABC"[:number] + "drumdrum"[:8 - number]
        expect(page.get_by_text(f"On the desk: {text}", exact=True)).to_be_visible()
        expect(field).to_have_value(text)
        assert selection(field)[:2] == [4 + number, 4 + number]


def test_a_field_without_focus_gets_no_focus(context, shared_server):
    page, wire = open_wired(context, shared_server.url)
    page.get_by_role("tab", name="Fields").click()
    field = page.get_by_role("textbox", name="Name")
    page.get_by_role("textbox", name="Notes").focus()
    wire.send(value_operation(field, "Ann"))
    expect(field).to_have_value("Ann")
    expect(page.get_by_role("textbox", name="Notes")).to_be_focused()
