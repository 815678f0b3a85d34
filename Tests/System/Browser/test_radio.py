"""Radio, an application whose file imports Combine and SwiftUI: effects and models that publish."""

from playwright.sync_api import expect

from elements import button

PRODUCT = "Radio"


def title(page):
    return page.get_by_test_id("title")


def played(page):
    return page.get_by_test_id("played")


def test_a_station_plays_its_songs_one_after_the_other(page):
    expect(title(page)).to_have_text("Silence")
    button(page, "Harbour Radio").click()
    expect(title(page)).to_have_text("Finale on Harbour Radio")
    songs = ["Overture on Harbour Radio", "Waltz on Harbour Radio", "Finale on Harbour Radio"]
    expect(played(page)).to_have_text(songs)
    expect(page.get_by_text("Played: 3")).to_be_visible()
    page.get_by_role("textbox", name="Filter").fill("WA")
    expect(played(page)).to_have_text(songs[1:2])
    page.get_by_role("textbox", name="Filter").fill("")
    expect(played(page)).to_have_text(songs)
    button(page, "Forget").click()
    expect(page.get_by_text("3 songs are forgotten.")).to_be_visible()
    expect(played(page)).to_have_count(0)


def test_a_station_is_heard_until_another_one_or_none_is(page):
    button(page, "Harbour Radio").click()
    button(page, "Radio Meadow").click()
    expect(title(page)).to_have_text("Finale on Radio Meadow")
    assert all("Meadow" in text for text in played(page).all_inner_texts()[-3:])
    button(page, "Harbour Radio").click()
    expect(title(page)).to_have_text("Tuning in to Harbour Radio …")
    button(page, "Stop").click()
    expect(title(page)).to_have_text("Silence")
    expect(button(page, "Stop")).to_be_disabled()
    # What would come next from a station that is still heard comes before what is wished now.
    page.get_by_role("textbox", name="A song").fill("Lullaby")
    button(page, "Wish").click()
    expect(title(page)).to_have_text("Lullaby, as you wished")
    expect(played(page).last).to_have_text("Lullaby, as you wished")


def test_a_wish_that_is_refused_says_why(page):
    page.get_by_role("textbox", name="A song").fill("X")
    button(page, "Wish").click()
    alert = page.get_by_role("alertdialog", name="“X” is no title.")
    button(alert, "OK").click()
    expect(alert).to_have_count(0)
    expect(page.get_by_role("textbox", name="A song")).to_have_value("X")
