"""Wizard: a booking from the start to its cancellation, addresses, and bad input."""

import datetime

import pytest
from playwright.sync_api import expect

from conftest import Server, build, expect_connected, open_page
from elements import button

PRODUCT = "Wizard"
OWN_SERVER = True


@pytest.fixture
def server(tmp_path):
    """A server with files of its own."""
    server = Server(build(PRODUCT), tmp_path, environment={"WIZARD_DATA_DIR": str(tmp_path)})
    yield server
    assert server.stop() == 0


def heading(page, name):
    """The title of a screen."""
    return page.get_by_role("heading", name=name, exact=True, level=1)


def day(days):
    return (datetime.date.today() + datetime.timedelta(days=days)).isoformat()


def fill_guest(page, name="Ada Marsh"):
    page.get_by_label("Name").fill(name)
    page.get_by_label("E-mail").fill("ada@example.com")


def test_the_way_back_is_a_chevron_where_the_title_would_be_cut(page):
    page.set_viewport_size({"width": 390, "height": 780})
    button(page, "Book a stay").click()
    title = heading(page, "Dates and guests")
    expect(title).to_be_visible()
    back = button(page, "Back").filter(visible=True)
    word = lambda: back.evaluate("(back) => parseFloat(getComputedStyle(back).fontSize)")
    is_cut = "(title) => title.scrollWidth > title.clientWidth + 1"
    assert word() == 17 and not title.evaluate(is_cut)
    page.set_viewport_size({"width": 320, "height": 780})
    expect(back).to_have_css("font-size", "0px")
    assert not title.evaluate(is_cut)
    assert 44 <= back.bounding_box()["width"] < 50
    page.set_viewport_size({"width": 390, "height": 780})
    expect(back).to_have_css("font-size", "17px")


def test_a_visitor_books_changes_a_choice_and_cancels(page, axe):
    assert axe(page) == []
    button(page, "Book a stay").click()
    expect(heading(page, "Dates and guests")).to_be_visible()
    page.get_by_label("Check-in").fill(day(40))
    page.get_by_label("Check-out").fill(day(43))
    expect(page.get_by_text("3 nights", exact=True)).to_be_visible()
    assert axe(page) == []
    button(page, "Continue to the room").click()
    page.get_by_role("button", name="Harbour double").click()
    assert axe(page) == []
    button(page, "Continue to the extras").click()
    total = page.get_by_test_id("total").filter(visible=True)
    expect(total).to_contain_text("€")
    before = total.text_content()
    page.get_by_label("Breakfast").click()
    expect(total).not_to_have_text(before)
    assert axe(page) == []
    button(page, "Continue to your details").click()
    fill_guest(page)
    assert axe(page) == []
    button(page, "Continue to the payment").click()
    page.get_by_label("Way to pay").select_option("At the desk")
    page.get_by_label("Code").fill("autumn24")
    button(page, "Redeem").click()
    expect(page.get_by_text("The voucher AUTUMN24 expired on")).to_be_visible()
    page.get_by_label("Code").fill("harbour10")
    button(page, "Redeem").click()
    expect(page.get_by_text("HARBOUR10", exact=True)).to_be_visible()
    assert axe(page) == []
    button(page, "Continue to the summary").click()
    expect(heading(page, "Summary")).to_be_visible()
    three_nights = total.text_content()
    assert axe(page) == []

    button(page, "Change the dates and the guests").first.click()
    expect(heading(page, "Dates and guests")).to_be_visible()
    page.get_by_label("Check-out").fill(day(44))
    expect(page.get_by_text("4 nights", exact=True).first).to_be_visible()
    page.goto(f"{page.url.split('/dates')[0]}/summary")
    expect_connected(page)
    expect(total).not_to_have_text(three_nights)
    button(page, "Book now").click()
    expect(heading(page, "Booked")).to_be_visible()
    code = page.url.rsplit("-", 1)[1]
    assert axe(page) == []

    button(page, "Show the booking").click()
    expect(heading(page, f"Booking {code}")).to_be_visible()
    assert axe(page) == []
    button(page, "Cancel the booking").click()
    dialog = page.get_by_role("alertdialog", name=f"Cancel booking {code}?")
    expect(dialog).to_contain_text("Cancelling is free until")
    assert axe(page) == []
    button(dialog, "Cancel the booking").click()
    alert = page.get_by_role("alertdialog", name=f"Booking {code} is cancelled")
    button(alert, "OK").click()
    expect(page.get_by_text("Cancelled on")).to_be_visible()
    page.reload()
    expect_connected(page)
    expect(page.get_by_text("Cancelled on")).to_be_visible()


def test_a_reload_and_the_history_keep_the_draft_and_the_screen(page, server):
    button(page, "Book a stay").click()
    page.get_by_label("Check-in").fill(day(20))
    button(page, "Continue to the room").click()
    page.get_by_role("button", name="Pilot's suite").click()
    button(page, "Continue to the extras").click()
    expect(heading(page, "Extras")).to_be_visible()
    assert page.url == f"{server.url}/dates/room/extras"
    page.reload()
    expect_connected(page)
    expect(heading(page, "Extras")).to_be_visible()
    page.go_back()
    expect(heading(page, "Room")).to_be_visible()
    page.go_forward()
    expect(heading(page, "Extras")).to_be_visible()

    button(page, "Leave").click()
    dialog = page.get_by_role("alertdialog", name="Leave the booking?")
    button(dialog, "Keep it as a draft").click()
    expect(page.get_by_text("Your draft is kept.")).to_be_visible()
    button(page, "Continue the booking").click()
    expect(heading(page, "Guest details")).to_be_visible()


def test_two_visitors_have_a_draft_each_and_two_tabs_share_one(browser, context, server):
    page = open_page(context, f"{server.url}/dates?adults=3")
    adults = page.get_by_text("Adults: 3")
    expect(adults).to_be_visible()
    other = browser.new_context()
    other.set_default_timeout(10_000)
    stranger = open_page(other, f"{server.url}/dates?adults=1")
    expect(stranger.get_by_text("Adults: 1")).to_be_visible()
    expect(adults).to_be_visible()
    tab = open_page(context, f"{server.url}/dates")
    expect(tab.get_by_text("Adults: 3")).to_be_visible()
    other.close()


def test_a_link_asks_before_it_changes_a_draft(context, server):
    page = open_page(context, f"{server.url}/guest?room=double&adults=2")
    fill_guest(page)
    page.goto(f"{server.url}/dates?adults=1&room=suite")
    expect_connected(page)
    question = page.get_by_role("alertdialog", name="Change your draft?")
    button(question, "Keep mine").click()
    expect(question).to_be_hidden()
    expect(page.get_by_text("Adults: 2")).to_be_visible()
    page.reload()
    expect_connected(page)
    expect(page.get_by_text("Adults: 2")).to_be_visible()
    expect(question).to_have_count(0)
    page.goto(f"{server.url}/dates?adults=1")
    expect_connected(page)
    button(question, "Take the new choices").click()
    expect(page.get_by_text("Adults: 1")).to_be_visible()
    page.goto(f"{server.url}/guest")
    expect_connected(page)
    expect(page.get_by_label("Name")).to_have_value("Ada Marsh")


def test_half_filled_forms_survive_a_reload(context, server):
    page = open_page(context, f"{server.url}/guest?room=double")
    fill_guest(page, "Ada")
    # The last letter is on its way.
    page.wait_for_timeout(250)
    page.reload()
    expect_connected(page)
    expect(page.get_by_label("Name")).to_have_value("Ada")
    expect(page.get_by_label("E-mail")).to_have_value("ada@example.com")
    button(page, "Continue to the payment").click()
    page.get_by_label("Code").fill("harb")
    page.wait_for_timeout(250)
    page.reload()
    expect_connected(page)
    expect(page.get_by_label("Code")).to_have_value("harb")

    page.goto(f"{server.url}/bookings/K7Q2MD")
    expect_connected(page)
    button(page, "Change the wishes").click()
    sheet = page.get_by_role("dialog").filter(has=heading(page, "Wishes"))
    sheet.get_by_role("textbox").fill("A cot, please")
    for _ in range(2):
        page.reload()
        expect_connected(page)
        expect(sheet.get_by_role("textbox")).to_have_value("A cot, please")
    # The form belongs to its tab.
    tab = open_page(context, f"{server.url}/bookings/K7Q2MD")
    expect(button(tab, "Change the wishes")).to_be_visible()
    expect(tab.get_by_role("dialog")).to_have_count(0)
    button(sheet, "Save").click()
    expect(sheet).to_have_count(0)
    page.reload()
    expect_connected(page)
    expect(page.get_by_text("A cot, please")).to_be_visible()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(
    "address, title, sentence",
    [
        ("/nowhere", "Harbour House", "There is no page /nowhere."),
        ("/summary", "Room", "The page that you have opened needs more choices."),
        ("/bookings/GONE", "Bookings", "There is no booking GONE here."),
        ("/?room=tent", "Dates and guests", "The address says room=tent"),
        ("/?from=2020-01-01&to=2020-01-03", "Dates and guests", "is in the past."),
        ("/?adults=9", "Dates and guests", "No room has beds for 9 guests."),
    ],
)
def test_addresses_open_a_screen_with_a_sentence(context, server, address, title, sentence):
    page = open_page(context, server.url + address)
    expect(heading(page, title)).to_be_visible()
    expect(page.get_by_text(sentence)).to_be_visible()


def test_bad_input_is_answered_and_kept(context, server):
    page = open_page(context, f"{server.url}/guest?room=double")
    fill_guest(page, "n" * 10_000)
    expect(page.get_by_text("The name has 10,000 characters.")).to_be_visible()
    button(page, "Continue to the payment").click()
    expect(heading(page, "Guest details")).to_be_visible()
    assert len(page.get_by_label("Name").input_value()) == 10_000
    fill_guest(page)
    button(page, "Continue to the payment").click()
    expect(heading(page, "Payment")).to_be_visible()


def test_unsaved_wishes_ask_before_they_are_lost(context, server):
    page = open_page(context, f"{server.url}/bookings/K7Q2MD")
    button(page, "Change the wishes").click()
    sheet = page.get_by_role("dialog").filter(has=heading(page, "Wishes"))
    sheet.get_by_role("textbox").fill("A cot, please")
    expect(button(sheet, "Save")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    button(sheet, "Cancel").click()
    question = page.get_by_role("alertdialog", name="Leave without saving?")
    button(question, "Keep editing").click()
    button(sheet, "Save").click()
    expect(page.get_by_text("A cot, please")).to_be_visible()
    button(page, "Back").click()
    expect(heading(page, "Bookings")).to_be_visible()
