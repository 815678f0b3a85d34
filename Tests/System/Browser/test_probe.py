"""Probe: the evaluations that a page lists for each step, in all eras of the API."""

import re

import pytest
from playwright.sync_api import expect

from conftest import expect_connected, open_page
from elements import button, heading, link

PRODUCT = "Probe"

PROBES = [
    "Thermostat", "Station board", "Greenhouse", "Seat map", "Trail", "Tide table", "Scales", "Water meter", "Mixer",
    "Smoke alarm", "Dive", "Aquarium", "Garage", "Gearbox", "Car rental", "Taxi rank", "Road trip", "Balloon", "Luggage",
    "Logbook", "Cockpit", "Journey", "Workshop", "Car share", "Hybrid car", "Bakery",
]
ODOMETER = ["OdometerView", "OdometerView.content"]


def open_probe(page, name):
    page.get_by_role("button", name=re.compile(f"^{name} ")).click()
    expect(heading(page, name)).to_be_visible()
    expect(page.get_by_test_id("evaluation-order")).to_be_visible()


def clear(page):
    button(page, "Clear").click()
    expect(page.get_by_test_id("evaluation-order")).to_have_count(0)


def expect_evaluations(page, names):
    expect(page.get_by_test_id("evaluation-total")).to_have_text(f"{len(names)} in all")
    # Views of one depth that one change concerns come in any order.
    assert sorted(page.get_by_test_id("evaluation-order").inner_text().split()) == sorted(names)


def step(page, names, *buttons):
    """Clicks buttons after clearing the log, and expects the views that they evaluate."""
    clear(page)
    for name in buttons:
        button(page, name).first.click()
    expect_evaluations(page, names)


def toggle(page, name):
    page.get_by_role("switch", name=name, exact=True).click()


def test_a_journey_through_the_probes(page, axe):
    expect(heading(page, "Probe")).to_be_visible()
    assert axe(page) == []
    for name in PROBES:
        open_probe(page, name)
        assert axe(page) == [], name
        button(page, "Catalogue").click()
        expect(heading(page, "Probe")).to_be_visible()


def test_a_property_evaluates_the_view_that_reads_it(page):
    open_probe(page, "Thermostat")
    expect_evaluations(page, ["ThermostatView", "DegreesView", "FanView"])
    step(page, ["DegreesView"] * 3, "Warmer", "Warmer", "Cooler")
    expect(page.get_by_text("20 °C")).to_be_visible()
    clear(page)
    toggle(page, "Fan")
    expect_evaluations(page, ["FanView"])


def test_a_case_evaluates_the_board_and_a_delay_the_train(page):
    open_probe(page, "Station board")
    step(page, ["StationBoardView", "TrainView"], "Next arrival")
    step(page, ["TrainView"], "Five minutes later")
    # The train that leaves is read a last time.
    step(page, ["StationBoardView", "TrainView", "TrainView"], "Next departure")
    step(page, ["StationBoardView", "TrainView"], "Cancel the train")
    expect(heading(page, "Departure")).to_have_count(0)


def test_a_booking_evaluates_its_row_and_the_hall_if_in_front(page):
    open_probe(page, "Seat map")
    rows = ["SeatMapView.rows"]
    step(page, ["SeatMapView", *rows * 3, "SeatRowView"], "Add a row")
    step(page, ["SeatRowView"], "Book in row 3")
    step(page, ["SeatMapView", *rows, "SeatRowView", *rows * 2], "Book in row 1")
    expect(page.get_by_text("Front row: 5 booked")).to_be_visible()
    step(page, ["SeatMapView", *rows * 2], "Remove row 2")


def expect_depth(page, depth):
    """The entry of the history has the path of as many screens as there are above the first."""
    page.wait_for_function("depth => history.state.paths.at(-1).split('/').filter(Boolean).length == depth", arg=depth)


def test_a_push_evaluates_the_new_screen_alone(page):
    open_probe(page, "Trail")
    clear(page)
    # The screens have no address: the one of the first screen stays, and the history has an entry for each.
    address = page.url
    for depth in range(1, 4):
        page.get_by_role("link", name="Walk to the next hut").last.click()
        expect_depth(page, depth)
    expect(page).to_have_url(address)
    expect_evaluations(page, ["HutView"] * 3)
    step(page, ["HutView"], "Rest ten minutes")
    expect(page.get_by_text("Rested for 10 min")).to_be_visible()
    clear(page)
    page.go_back()
    expect_depth(page, 2)
    button(page, "Turn back").click()
    expect(heading(page, "Trailhead")).to_be_visible()
    expect(page.get_by_test_id("evaluation-total")).to_have_text("0 in all")


def test_a_reload_on_a_screen_without_an_address_opens_the_screen_below(page):
    page.goto(page.url)
    expect_connected(page)
    open_probe(page, "Trail")
    page.get_by_role("link", name="Walk to the next hut").last.click()
    expect_depth(page, 1)
    address = page.url
    page.reload()
    expect_connected(page)
    expect(page).to_have_url(address)
    expect(page.get_by_text("There is no page at this address.")).to_have_count(0)
    expect_depth(page, 0)


@pytest.mark.parametrize("way", ["As a sheet", "As a cover", "As a popover"])
def test_a_presented_gauge_evaluates_itself_and_its_parent_twice(page, way):
    open_probe(page, "Tide table")
    clear(page)
    button(page, way).click()
    dialog = page.get_by_role("dialog")
    button(dialog, "Flood").click()
    expect(dialog.get_by_text("135 cm")).to_be_visible()
    button(dialog, "Close the gauge").click()
    expect(dialog).to_have_count(0)
    gauge = ["TideTableView", "TideGaugeView"]
    expect_evaluations(page, [*gauge, "TideGaugeView", *gauge])


def test_a_shared_number_evaluates_all_that_read_it(page):
    open_probe(page, "Water meter")
    step(page, ["TapView"] * 2, "Draw ten litres")
    step(page, ["TapView"], "Open and close")
    toggle(page, "Read the meter")
    expect(page.get_by_text("House: 10 l")).to_be_visible()
    step(page, ["WaterMeterView", "TapView", "TapView"], "Draw ten litres")


def test_typing_evaluates_its_view_and_shows_what_is_kept(page):
    open_probe(page, "Mixer")
    field = page.get_by_role("textbox", name="Channel")
    field.fill("drum" * 2500)
    expect(page.get_by_text("On the desk: drumdrumdrum", exact=True)).to_be_visible()
    expect(field).to_have_value("drumdrumdrum")
    clear(page)
    toggle(page, "Mute the channel")
    expect_evaluations(page, ["MuteView"])


def test_one_alert_follows_the_other(page):
    open_probe(page, "Smoke alarm")
    clear(page)
    button(page, "Test a sensor").click()
    again, other = "Test this sensor again", "Test the other sensor"
    for ring, (room, answer) in enumerate(
        [("Kitchen", again), ("Kitchen", other), ("Cellar", again), ("Cellar", other), ("Kitchen", "Silence")], 1
    ):
        button(page.get_by_role("alertdialog", name=f"{room}, ring {ring}"), answer).click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect_evaluations(page, ["SmokeAlarmView"] * 6)
    button(page, "Test both sensors").click()
    for name in ["Cellar, ring 7", "Kitchen, ring 6"]:
        button(page.get_by_role("alertdialog", name=name), "Silence").click()
        expect(page.get_by_role("alertdialog", name=name)).to_have_count(0)
    button(page, "Sound the siren").click()
    button(page.get_by_role("alertdialog", name="How long?"), "Ten seconds").click()
    expect(page.get_by_text("Siren: 10 s")).to_be_visible()


@pytest.mark.parametrize("answer, left", [
    ("My partner pulls me up", 1), ("I swim up", 1), ("Straight to the surface", 0), ("Stay down", 2),
])
def test_an_alert_goes_together_with_its_screen(page, answer, left):
    open_probe(page, "Dive")
    for depth in range(1, 3):
        page.get_by_role("link", name="Go down").last.click()
        expect_depth(page, depth)
    button(page, "Ask to leave this depth").click()
    alert = page.get_by_role("alertdialog", name="Leave this depth?")
    button(alert, answer).click()
    expect(alert).to_have_count(0)
    expect_depth(page, left)
    expect(heading(page, "Under water" if left else "Surface")).to_be_visible()


def test_view_stores_evaluate_their_content(page):
    open_probe(page, "Garage")
    step(page, ["GarageView.car", *ODOMETER], "Open the door for a car")
    step(page, ["OdometerView.content"], "Drive a kilometre")
    button(page, "Catalogue").click()
    open_probe(page, "Gearbox")
    step(page, ["GearboxView.gears", *ODOMETER], "Shift")
    step(page, ["OdometerView.content"], "Drive a kilometre")


def test_a_case_without_a_view_shows_a_warning(page):
    open_probe(page, "Gearbox")
    toggle(page, "Wire reverse to forward")
    button(page, "Shift").click()
    expect(page.get_by_text("evaluated while the state is in another case")).to_be_visible()
    button(page, "Shift").click()
    expect(page.get_by_text("0 km", exact=True)).to_be_visible()


def test_an_alert_leads_to_a_dialog_and_to_a_sheet(page):
    open_probe(page, "Car rental")
    button(page, "Talk to the clerk").click()
    button(page.get_by_role("alertdialog", name="Any wishes?"), "Let me choose").click()
    button(page.get_by_role("alertdialog", name="Which car?"), "The red one").click()
    sheet = page.get_by_role("dialog")
    button(sheet, "Drive a kilometre").click()
    expect(sheet.get_by_text("1 km", exact=True)).to_be_visible()
    button(sheet, "Drive in a second").click()
    button(sheet, "Have it towed").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("An answer was given")).to_be_visible()
    button(page, "On a sheet").click()
    button(sheet, "Drive in a second").click()
    # A kilometre of the car that was towed would have come before this one.
    expect(sheet.get_by_text("1 km", exact=True)).to_be_visible()
    button(sheet, "Park").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("The car was returned")).to_be_visible()


@pytest.mark.parametrize("name", ["The view closes", "The feature closes"])
def test_an_entry_goes_with_its_sheet(page, name):
    open_probe(page, "Logbook")
    button(page, "Open a new page").click()
    page.get_by_role("textbox", name="Entry").fill("Fair wind")
    toggle(page, "Write at the end")
    button(page, name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    button(page, "Open a new page").click()
    expect(page.get_by_role("textbox", name="Entry")).to_have_value("")


@pytest.mark.parametrize("owner", ["Store", "View"])
def test_each_way_to_pump_changes_the_balloon(page, owner):
    open_probe(page, "Balloon")
    balloon = page.get_by_test_id(f"{owner.lower()}-balloon")
    other = page.get_by_test_id("view-balloon" if owner == "Store" else "store-balloon")

    def expect_width(width):
        page.wait_for_function(
            "([shape, width]) => shape.getBoundingClientRect().width == width",
            arg=[balloon.element_handle(), width])

    expect_width(32)
    toggle(page, f"{owner}, at once")
    expect_width(72)
    toggle(page, f"{owner}, animated")
    expect_width(32)
    button(page, f"Pump the {owner.lower()} at once").click()
    expect_width(72)
    button(page, f"Pump the {owner.lower()} slowly").click()
    expect_width(32)
    assert other.bounding_box()["width"] == 32


def test_a_pumped_balloon_flows_to_its_new_size(page):
    open_probe(page, "Balloon")
    page.evaluate("""() => {
      const { animate } = Element.prototype;
      window.begun = [];
      Element.prototype.animate = function (frames, options) {
        begun.push([this.dataset.testid, frames.map(({ width }) => width), options.duration]);
        return animate.call(this, frames, options);
      };
    }""")
    button(page, "Pump the view slowly").click()
    page.wait_for_function("() => begun.length > 0")
    assert ["view-balloon", ["32px", "72px"], 350] in page.evaluate("() => begun")


def test_eras_in_each_other(page):
    open_probe(page, "Cockpit")
    step(page, ["BatteryView"], "Charge")
    button(page, "Catalogue").click()
    open_probe(page, "Journey")
    step(page, ODOMETER, "Drive a kilometre")
    step(page, ["JourneyView"], "Rest")
    button(page, "Catalogue").click()
    open_probe(page, "Bakery")
    step(page, ["LoafView.content"], "Slice loaf 1")
    step(page, ["BakeryView.oven", "OvenView", "OvenView.content"], "Switch the oven on or off")
    step(page, ["OvenView.content"] * 2, "Bake a dozen rolls")
    expect(page.get_by_text("Rolls: 12")).to_be_visible()


def test_each_session_has_a_log_of_its_own(page, context):
    open_probe(page, "Thermostat")
    clear(page)
    other = context.new_page()
    other.goto(page.url)
    open_probe(other, "Thermostat")
    button(other, "Warmer").click()
    expect_evaluations(other, ["ThermostatView", "DegreesView", "FanView", "DegreesView"])
    expect(page.get_by_test_id("evaluation-total")).to_have_text("0 in all")


def test_a_probe_is_used_by_the_keyboard(page):
    expect(heading(page, "Probe")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Thermostat ")).focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Thermostat")).to_be_visible()
    clear(page)
    button(page, "Warmer").focus()
    page.keyboard.press("Space")
    expect_evaluations(page, ["DegreesView"])


def test_rows_of_a_form_touch_each_other_and_no_section(page):
    def edges(name):
        box = page.locator(".row", has_text=name).first.bounding_box()
        return box["y"], box["y"] + box["height"]

    open_probe(page, "Trail")
    link(page, "Walk to the next hut").click()
    expect(heading(page, "Hut")).to_be_visible()
    assert edges("Rested for 0 min")[1] == edges("Rest ten minutes")[0]
    button(page, "Catalogue").click()
    open_probe(page, "Luggage")
    assert edges("Unload the last of each")[0] == edges("All notes")[1] + 35


def test_the_page_is_in_the_language_of_its_visitor(browser, shared_server):
    context = browser.new_context(locale="de-DE")
    page = open_page(context, shared_server.url)
    expect(heading(page, "Sonde")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Wasserzähler ")).click()
    button(page, "Leeren").click()
    expect(page.get_by_text("Keine View wurde ausgewertet.")).to_be_visible()
    button(page, "Zehn Liter zapfen").first.click()
    expect(page.get_by_text("Zähler: 10 l", exact=True)).to_have_count(2)
    expect(page.get_by_test_id("evaluation-total")).to_have_text("2 insgesamt")
    button(page, "Katalog").click()
    page.get_by_role("button", name=re.compile("^Rauchmelder ")).click()
    button(page, "Einen Melder prüfen").click()
    button(page.get_by_role("alertdialog"), "Ruhe").click()
    context.close()


@pytest.mark.parametrize("size", [(380, 780), (1280, 900)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(page, axe, size, scheme):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    page.emulate_media(color_scheme=scheme)
    assert axe(page) == []
    open_probe(page, "Seat map")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
