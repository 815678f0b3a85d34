"""TicTacToe: a login in two steps, and a game, in the screens of either way to write them."""

import pytest
from playwright.sync_api import expect

from elements import button, heading

PRODUCT = "TicTacToe"


def log_in(page, address):
    page.get_by_role("textbox", name="E-mail").fill(address)
    page.get_by_label("Password").fill("noughts")
    button(page, "Log in").click()


@pytest.mark.parametrize("way", ["With a plain switch", "With a SwitchStore"])
def test_a_game_is_played_after_a_login_in_two_steps(page, way):
    button(page, way).click()
    expect(heading(page, "Login")).to_be_visible()
    expect(button(page, "Log in")).to_be_disabled()
    log_in(page, "ada+2fa@example.com")
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("textbox", name="E-mail")).to_be_disabled()
    expect(heading(page, "Confirmation code")).to_be_visible()
    page.get_by_role("textbox", name="Code").fill("0000")
    button(page, "Submit").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("That is not the code")
    button(page, "OK").click()
    # Nobody could type behind the alert; the browser's driver could.
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    page.get_by_role("textbox", name="Code").fill("3141")
    button(page, "Submit").click()

    expect(heading(page, "New game")).to_be_visible()
    page.get_by_role("textbox", name="X player name").fill("Ada")
    name, screen = (
        page.locator(element).first.bounding_box()["width"] for element in ["input", "body"])
    assert name > screen - 50
    expect(button(page, "Let's play!")).to_be_disabled()
    page.get_by_role("textbox", name="O player name").fill("Grace")
    button(page, "Let's play!").click()
    for row, column in [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3)]:
        button(page, f"Row {row}, column {column}: empty").click()
    expect(page.get_by_text("Winner! Congrats Ada!")).to_be_visible()
    button(page, "Play again?").click()
    expect(page.get_by_text("Ada, place your ✕")).to_be_visible()
    button(page, "Quit").click()
    button(page, "Log out").click()
    expect(heading(page, "Login")).to_be_visible()


def test_back_leaves_the_code_and_the_game(page):
    button(page, "With a plain switch").click()
    log_in(page, "2fa@example.com")
    expect(heading(page, "Confirmation code")).to_be_visible()
    page.go_back()
    expect(heading(page, "Login")).to_be_visible()
    expect(page.get_by_role("textbox", name="E-mail")).to_have_value("2fa@example.com")


def test_a_refused_login_says_why(page):
    button(page, "With a plain switch").click()
    log_in(page, "nobody")
    expect(page.get_by_role("alertdialog")).to_contain_text(
        "There is no account with this address and password.")


def test_a_button_has_the_focus_again_after_the_alert_that_it_led_to(page):
    button(page, "With a plain switch").click()
    page.get_by_role("textbox", name="E-mail").fill("nobody")
    page.get_by_label("Password").fill("noughts")
    expect(button(page, "Log in")).to_be_enabled()
    button(page, "Log in").focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_count(0)
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(button(page, "Log in")).to_be_focused()
