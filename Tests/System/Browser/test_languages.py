"""Pages in the language that a browser prefers, from the string catalogue of the application."""

import pytest
from playwright.sync_api import expect

from conftest import expect_connected
from elements import button

PRODUCT = "Ledger"
OWN_SERVER = True


@pytest.fixture
def visit(browser, server):
    """A function that opens the first page in a browser with a preferred language."""
    contexts = []

    def visit(locale):
        context = browser.new_context(locale=locale)
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.goto(server.url)
        expect_connected(page)
        return page

    yield visit
    for context in contexts:
        context.close()


@pytest.mark.parametrize(
    "locale, language, title, action",
    [
        ("en-GB", "en-GB", "Ledger", "Add expense"),
        ("de-AT", "de-AT", "Haushaltsbuch", "Ausgabe hinzufügen"),
        # The language of the keys, where there is no better one.
        ("fr-FR", "en", "Ledger", "Add expense"),
    ],
)
def test_a_page_is_in_the_language_of_its_visitor(visit, locale, language, title, action):
    page = visit(locale)
    assert page.locator("html").get_attribute("lang") == language
    assert page.title() == title
    expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
    expect(button(page, action).first).to_be_visible()


def test_two_visitors_of_one_server_read_two_languages(visit):
    german, english = visit("de-DE"), visit("en-US")
    button(german, "Ausgabe hinzufügen").first.click()
    expect(german.get_by_role("dialog")).to_be_visible()
    expect(button(german, "Abbrechen")).to_be_visible()
    expect(button(english, "Add expense").first).to_be_visible()
    expect(english.get_by_role("dialog")).to_have_count(0)
