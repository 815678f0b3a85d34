"""Visits every screen of every demo, for pictures and for checks of all of them.

`visit` calls a function with the page and the name of each screen that the page shows.
"""

import re
import tempfile
from pathlib import Path

from conftest import Server, build
from elements import button, open_tab, wait_for_rest

SIZES = [(900, 760), (390, 780)]


def gallery(page, take):
    for tab in ["Controls", "Fields", "Lists", "Looks", "Actions", "Motion", "Window", "Layouts", "Gestures"]:
        open_tab(page, tab)
        page.get_by_role("heading", name=tab, level=1).wait_for()
        take(tab.lower())
        if tab == "Looks" and page.get_by_role("tab", name="More").count():
            page.get_by_role("tab", name="More").click()
            take("more")
        if tab == "Controls":
            button(page, "Details").click()
            take("disclosure")
            button(page, "Prominent").click()
            take("alert")
            page.get_by_role("alertdialog").get_by_role("button", name="Not yet").click()
            button(page, "Actions").click()
            take("menu")
            page.keyboard.press("Escape")
        if tab == "Lists":
            button(page, "Edit").click()
            take("editing")
            page.get_by_role("link", name="Detail").click()
            take("detail")
            button(page, "Back").filter(visible=True).click()
        if tab == "Actions":
            button(page, "Show a sheet").click()
            take("sheet")
            page.locator("dialog").get_by_role("button", name="Close").click()


def prime_time(page, take):
    take("clock")
    for path in ["10", "142307", "kept"]:
        page.goto(f"{page.origin}/{path}")
        page.wait_for_selector("html[data-live]")
        take(path)
    page.goto(f"{page.origin}/10")
    page.wait_for_selector("html[data-live]")
    button(page, "Keep this number").click()
    page.get_by_role("textbox", name="Number or time").fill("twelve")
    page.keyboard.press("Enter")
    take("problem")
    page.goto(f"{page.origin}/kept")
    page.wait_for_selector("html[data-live]")
    take("kept-one")


def ledger(page, take):
    page.get_by_role("listitem").get_by_role("button").filter(has_text="Supermarket").first.wait_for()
    take("list")
    button(page, "Add expense").click()
    take("expense")
    button(page.get_by_role("dialog"), "Save").click()
    take("mistakes")
    page.keyboard.press("Escape")
    button(page, "Files").click()
    page.get_by_role("dialog").get_by_role("heading", name="CSV files").wait_for()
    take("files")
    page.keyboard.press("Escape")
    page.get_by_role("searchbox").fill("no such words")
    take("nothing")


def noughts(page, take):
    take("styles")
    for style in ["Today's style", "The style of 2021"]:
        page.goto(page.origin)
        page.wait_for_selector("html[data-live]")
        era = "today" if style.startswith("Today") else "2021"
        page.get_by_role("link").filter(has_text=style).click()
        take(f"{era}-sign-in")
        button(page, "Sign in").click()
        take(f"{era}-sign-in-mistakes")
        button(page, "With a code: careful@example.com").click()
        button(page, "Sign in").click()
        message = page.get_by_text("Your code is").inner_text()
        take(f"{era}-code")
        page.get_by_role("textbox", name="Six digits").fill(re.search(r"\d{6}", message).group())
        button(page, "Confirm").click()
        page.get_by_role("textbox", name="Player of noughts").wait_for()
        take(f"{era}-new-match")
        page.get_by_role("textbox", name="Player of crosses").fill("Left")
        page.get_by_role("textbox", name="Player of noughts").fill("Right")
        button(page, "Start the match").click()
        page.get_by_test_id("square-5").click()
        take(f"{era}-match")
        button(page, "Leave the match").click()
        take(f"{era}-leave")


def primes_through_the_years(page, take):
    take("styles")
    for style in ["2019", "April 2020", "2021", "Today"]:
        era = style.lower().replace(" ", "-")
        page.get_by_role("button").filter(has=page.get_by_text(style, exact=True)).click()
        take(f"{era}-home")
        page.get_by_role("link").filter(has_text="Counter").click()
        button(page, "Add 10").click()
        take(f"{era}-counter")
        button(page, "Is this prime?").click()
        sheet = page.get_by_role("dialog")
        take(f"{era}-prime")
        if button(sheet, "Add to favourites").is_visible():
            button(sheet, "Add to favourites").click()
        button(sheet, "Done").click()
        button(page, "Subtract 1").click()
        button(page, "Is this prime?").click()
        take(f"{era}-composite")
        button(sheet, "Done").click()
        button(page, "What is the 10th prime?").click()
        page.get_by_role("alertdialog").wait_for()
        take(f"{era}-alert")
        button(page, "OK").click()
        for name in ["Favourites", "Activity"]:
            button(page, "Back").click()
            page.get_by_role("link").filter(has_text=name).click()
            page.get_by_role("heading", name=name, exact=True).wait_for()
            take(f"{era}-{name.lower()}")
        button(page, "Back").click()
        button(page, "Styles").click()


def wizard(page, take):
    take("start")
    for path in ["?room=double", "room?room=double", "extras?room=double", "guest?room=double",
                 "payment?room=double", "summary?room=double", "bookings", "bookings/K7Q2MD", "nowhere"]:
        page.goto(f"{page.origin}/{path}")
        page.wait_for_selector("html[data-live]")
        take(re.split(r"[?]", path)[0].replace("/", "-") or "dates")
        if path.endswith("K7Q2MD"):
            button(page, "Change the wishes").click()
            take("wishes")


def fact_counters(page, take):
    take("empty")
    for _ in range(2):
        page.get_by_role("button").filter(visible=True).first.click()
    take("counters")


def probe(page, take):
    take("catalogue")
    names = page.locator("li .button").all_inner_texts()
    for name in [name.split("\n")[0] for name in names]:
        page.get_by_role("button", name=re.compile(f"^{name} ")).click()
        page.get_by_test_id("evaluation-order").wait_for()
        take(name.lower().replace(" ", "-"))
        button(page, "Catalogue").click()
        page.get_by_role("heading", name="Probe", exact=True).wait_for()


def board(page, take):
    take("columns")
    button(page, "Add a card").first.click()
    take("form")
    form = page.get_by_role("dialog")
    form.get_by_label("Title").fill("Oil the gate")
    button(form, "Cancel").click()
    page.get_by_role("alertdialog").wait_for()
    take("question")
    button(page.get_by_role("alertdialog"), "Keep editing").click()
    button(form, "Save").click()
    card = page.get_by_role("button", name="Oil the gate", exact=True)
    card.wait_for()
    take("card")
    page.get_by_role("button", name="Move Oil the gate").click()
    take("moves")
    page.keyboard.press("Escape")
    card.click()
    take("opened")


def rounds(page, take):
    take("ready")
    button(page, "Start").click()
    page.get_by_text("Round 1 of 5").wait_for()
    button(page, "Hold").click()
    take("held")
    button(page, "Reset").click()
    button(page, "Plan").click()
    take("plan")


def atlas(page, take):
    page.get_by_text("Abidjan").wait_for()
    take("places")
    page.get_by_role("searchbox").fill("zzz")
    page.get_by_text("Abidjan").wait_for(state="hidden")
    take("nothing")
    page.get_by_role("searchbox").fill("amster")
    page.get_by_text("Amsterdam").first.click()
    page.get_by_label("Amsterdam on a map of the world").wait_for()
    take("place")


def draw(page, take):
    take("paper")
    box = page.get_by_label("Paper").bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 90, steps=5)
    page.mouse.up()
    page.get_by_text("1 stroke", exact=True).wait_for()
    button(page, "Add a layer").click()
    take("layers")
    button(page, "Open").click()
    take("open")


DEMOS = {
    "Board": board, "Rounds": rounds, "Atlas": atlas, "Draw": draw,
    "Gallery": gallery, "PrimeTime": prime_time, "Ledger": ledger, "Noughts": noughts, "Wizard": wizard,
    "FactCounters": fact_counters, "ClassicFactCounters": fact_counters, "Probe": probe,
    "PrimesThroughTheYears": primes_through_the_years,
}


def visit(browser, product, size, look, scheme="light"):
    """Shows a function each screen of one demo, in a window of a size and a colour scheme."""
    with tempfile.TemporaryDirectory() as data:
        environment = {
            f"{name}_DATA_DIR": data for name in ("BOARD", "NOUGHTS", "WIZARD")}
        server = Server(build(product), Path(data), environment=environment)
        context = browser.new_context(
            viewport=dict(zip(("width", "height"), size)), reduced_motion="reduce", color_scheme=scheme)
        context.set_default_timeout(8_000)
        page = context.new_page()
        page.origin = server.url.rstrip("/")

        def take(screen):
            page.mouse.move(0, 0)
            page.wait_for_timeout(250)
            wait_for_rest(page)
            look(page, screen)

        try:
            page.goto(server.url)
            page.wait_for_selector("html[data-live]")
            DEMOS[product](page, take)
        finally:
            context.close()
            server.stop()
