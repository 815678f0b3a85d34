"""Noughts: signing in with a code, a match and its rematch, in both styles and by the keyboard."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, expect_connected, expect_only_logged, open_page
from elements import button, heading

PRODUCT = "Noughts"
OWN_SERVER = True
STYLES = ["Today's style", "The style of 2021"]


@pytest.fixture
def server(tmp_path):
    """A server with a file of scores of its own."""
    server = Server(build(PRODUCT), tmp_path, environment={"NOUGHTS_DATA_DIR": str(tmp_path)})
    yield server
    assert server.stop() == 0


def choose(page, style):
    page.get_by_role("link").filter(has_text=style).click()
    expect(heading(page, "Sign in")).to_be_visible()


def field(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def start_match(page, style, *names):
    """Signs in with a password alone, and starts a match between two names."""
    choose(page, style)
    button(page, "With a password alone: guest@example.com").click()
    button(page, "Sign in").click()
    expect(heading(page, "New match")).to_be_visible()
    for label, name in zip(["Player of crosses", "Player of noughts"], names):
        field(page, label).fill(name)
    button(page, "Start the match").click()
    expect(heading(page, "Match")).to_be_visible()


def announcement(page):
    return page.get_by_test_id("announcement")


def score(page):
    return page.get_by_role("group", name="Score")


def play(page, squares):
    """Presses the keys of squares, and waits for each mark."""
    for square in squares:
        page.keyboard.press(square)
        expect(page.get_by_test_id(f"square-{square}")).not_to_have_accessible_name(
            re.compile("empty"))


@pytest.mark.parametrize("style", STYLES)
def test_a_visit_leads_from_the_password_over_the_code_to_a_rematch(page, axe, style):
    assert axe(page) == []
    choose(page, style)
    button(page, "Sign in").click()
    expect(page.get_by_text("Enter your e-mail address.")).to_be_visible()
    expect(page.get_by_text("Enter your password.")).to_be_visible()
    assert axe(page) == []
    button(page, "With a code: careful@example.com").click()
    expect(field(page, "E-mail address")).to_have_value("careful@example.com")
    button(page, "Sign in").click()

    expect(heading(page, "Enter the code")).to_be_visible()
    expect(button(page, "Send another code")).to_be_disabled()
    expect(page.get_by_test_id("countdown")).to_have_text(
        re.compile(r"Another code can be sent in 0:2\d\."))
    message = page.get_by_text("Your code is").inner_text()
    code = re.search(r"\d{6}", message).group()
    wrong = "000001" if code == "000000" else "000000"
    field(page, "Six digits").fill(wrong)
    button(page, "Confirm").click()
    expect(page.get_by_text("Check it: 4 attempts are left.")).to_be_visible()
    assert axe(page) == []
    field(page, "Six digits").fill(f"{code[:3]} {code[3:]}")
    field(page, "Six digits").press("Enter")

    expect(heading(page, "New match")).to_be_visible()
    field(page, "Player of noughts").fill("careful ")
    button(page, "Start the match").click()
    expect(page.get_by_text("Both players have this name.")).to_be_visible()
    field(page, "Player of noughts").fill("n" * 10_000)
    expect(page.get_by_text("This name has 10,000 characters.")).to_be_visible()
    assert axe(page) == []
    field(page, "Player of noughts").fill("Other")
    button(page, "Start the match").click()

    expect(heading(page, "Match")).to_be_visible()
    expect(announcement(page)).to_have_attribute("aria-live", "polite")
    expect(announcement(page)).to_have_text("Careful to place a cross")
    button(page, "Top left, empty").click()
    expect(announcement(page)).to_have_text("Other to place a nought")
    button(page, "Top left, cross").click()
    expect(page.get_by_text("This square is taken. Choose an empty one.")).to_be_visible()
    play(page, ["4", "2", "5", "3"])
    expect(announcement(page)).to_have_text("Careful wins with row 1")
    expect(score(page)).to_contain_text(re.compile(r"1\s*Careful\s*0\s*Draws\s*0\s*Other"))
    assert axe(page) == []
    button(page, "Rematch").click()
    expect(announcement(page)).to_have_text("Other to place a nought")
    play(page, ["1", "2", "3", "5", "4", "6", "8", "7", "9"])
    expect(announcement(page)).to_have_text("A draw: all nine squares are taken")
    expect(score(page)).to_contain_text(re.compile(r"1\s*Careful\s*1\s*Draws\s*0\s*Other"))


@pytest.mark.parametrize("style", STYLES)
def test_an_unfinished_game_is_left_only_when_that_is_confirmed(page, style, axe):
    start_match(page, style, "Left", "Right")
    play(page, ["5"])
    button(page, "Leave the match").click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("It is not finished and will not count.")
    assert axe(page) == []
    button(dialog, "Keep playing").click()
    expect(dialog).to_have_count(0)
    expect(announcement(page)).to_have_text("Right to place a nought")
    button(page, "Leave the match").click()
    button(dialog, "Leave the game").click()
    expect(heading(page, "New match")).to_be_visible()
    expect(field(page, "Player of noughts")).to_have_value("Right")


def test_a_button_has_the_focus_again_after_the_dialog_that_it_led_to(page):
    start_match(page, STYLES[0], "Left", "Right")
    play(page, ["5"])
    button(page, "Leave the match").focus()
    page.keyboard.press("Enter")
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(button(page, "Leave the match")).to_be_focused()
    expect(heading(page, "Match")).to_be_visible()


def test_the_score_outlives_the_page_and_is_shared_by_both_styles(context, server):
    page = open_page(context, server.url)
    start_match(page, STYLES[0], "Left", "Right")
    play(page, ["1", "4", "2", "5", "3"])
    expect(score(page)).to_contain_text(re.compile(r"1\s*Left"))
    page = open_page(context, server.url)
    start_match(page, STYLES[1], "right", "left")
    expect(score(page)).to_contain_text(re.compile(r"0\s*right\s*0\s*Draws\s*1\s*left"))


def test_a_file_of_scores_that_cannot_be_read_is_reported_and_kept(page, server):
    file = server.data_directory / "scores.json"
    file.write_text("{")
    start_match(page, STYLES[0], "Left", "Right")
    expect(page.get_by_text("The saved score cannot be read")).to_be_visible()
    expect_only_logged(page, server, file)
    play(page, ["1", "4", "2", "5", "3"])
    expect(score(page)).to_contain_text(re.compile(r"1\s*Left"))
    assert file.read_text() == "{"


@pytest.mark.parametrize("style", STYLES)
def test_each_style_keeps_its_state_while_the_other_shows(page, style):
    start_match(page, style, "Left", "Right")
    play(page, ["5"])
    page.go_back()
    other = next(name for name in STYLES if name != style)
    choose(page, other)
    page.go_back()
    page.get_by_role("link").filter(has_text=style).click()
    expect(announcement(page)).to_have_text("Right to place a nought")


@pytest.mark.parametrize("style", STYLES)
def test_a_reload_keeps_the_sign_in_and_the_match(page, style):
    start_match(page, style, "Left", "Right")
    address = page.url
    assert not address.endswith("/")
    play(page, ["5"])
    for _ in range(2):
        page.reload()
        expect_connected(page)
        expect(announcement(page)).to_have_text("Right to place a nought")
        assert page.url == address
    expect(button(page, "Centre, cross")).to_be_visible()
    play(page, ["1", "4", "2", "6"])
    expect(announcement(page)).to_have_text("Left wins with row 2")
    button(page, "Leave the match").click()
    expect(field(page, "Player of noughts")).to_have_value("Right")
    button(page, "Sign out").click()
    expect(heading(page, "Sign in")).to_be_visible()
    page.reload()
    expect_connected(page)
    expect(heading(page, "Sign in")).to_be_visible()


@pytest.mark.parametrize("size", [(1200, 800), (390, 844)])
def test_the_squares_stay_in_their_places_when_a_game_ends(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    start_match(page, STYLES[0], "Left", "Right")
    places = lambda: [
        page.get_by_test_id(f"square-{number}").bounding_box() for number in (1, 9)
    ] + [button(page, "Leave the match").bounding_box()]
    play(page, ["5"])
    before = places()
    button(page, "Centre, cross").click()
    expect(page.get_by_text("This square is taken")).to_be_visible()
    assert places() == before
    play(page, ["1", "4", "2", "6"])
    expect(announcement(page)).to_have_text("Left wins with row 2")
    expect(page.get_by_text("Right begins the rematch.")).to_be_visible()
    assert places() == before


def test_everything_can_be_done_with_the_keyboard(page):
    choose(page, STYLES[0])
    field(page, "E-mail address").focus()
    page.keyboard.type("guest@example.com")
    page.keyboard.press("Tab")
    expect(field(page, "Password")).to_be_focused()
    page.keyboard.type("three in a row")
    page.keyboard.press("Enter")
    expect(heading(page, "New match")).to_be_visible()
    field(page, "Player of noughts").focus()
    page.keyboard.type("Right")
    page.keyboard.press("Enter")
    square = page.get_by_test_id("square-1")
    square.focus()
    page.keyboard.press("Enter")
    expect(square).to_have_accessible_name("Top left, cross")
    # A square with a mark keeps the focus: Tab leads to the next.
    expect(square).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_test_id("square-2")).to_have_accessible_name("Top middle, nought")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_match_fits_a_narrow_screen(context, server, axe, scheme):
    page = open_page(context, server.url)
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 380, "height": 780})
    start_match(page, STYLES[0], "W" * 24, "M" * 24)
    assert page.evaluate("document.documentElement.scrollWidth") == 380
    assert axe(page) == []


def test_a_visitor_whose_browser_prefers_german_gets_german(browser, server, axe):
    context = browser.new_context(locale="de-DE")
    page = open_page(context, server.url)
    expect(heading(page, "Drei gewinnt")).to_be_visible()
    page.get_by_role("link").filter(has_text="Stil von 2021").click()
    button(page, "Anmelden").click()
    expect(page.get_by_text("Geben Sie Ihr Passwort ein.")).to_be_visible()
    button(page, "Mit Code: careful@example.com").click()
    button(page, "Anmelden").click()
    field(page, "Sechs Ziffern").fill("1")
    button(page, "Bestätigen").click()
    expect(page.get_by_text("Geben Sie alle sechs Ziffern ein: 1 ist da.")).to_be_visible()
    code = re.search(r"\d{6}", page.get_by_text("Ihr Code lautet").inner_text()).group()
    field(page, "Sechs Ziffern").fill(code)
    button(page, "Bestätigen").click()
    field(page, "Spielt Kreise").fill("Rechts")
    button(page, "Partie beginnen").click()
    expect(announcement(page)).to_have_text("Careful setzt ein Kreuz")
    button(page, "Oben links, leer").click()
    expect(announcement(page)).to_have_text("Rechts setzt einen Kreis")
    expect(button(page, "Oben links, Kreuz")).to_be_visible()
    button(page, "Partie verlassen").click()
    expect(page.get_by_role("alertdialog")).to_contain_text("Dieses Spiel verlassen?")
    assert axe(page) == []
    context.close()
