"""Ledger: expenses are added, found, changed, undone, exported and imported, in two tabs of a browser."""

import re

import pytest
from playwright.sync_api import expect

from conftest import Server, build, expect_connected, expect_only_logged, open_page
from elements import button, heading, wait_for_rest
from touch import colour_at

PRODUCT = "Ledger"
# What a test adds must not be there in the next one.
OWN_SERVER = True


def expense(page, *texts):
    """The button of the expense that has all texts."""
    found = page.get_by_role("listitem").get_by_role("button")
    for text in texts:
        found = found.filter(has_text=text)
    return found


def add(page, amount, note):
    button(page, "Add expense").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Amount", exact=True).fill(amount)
    dialog.get_by_role("textbox", name="Note").fill(note)
    button(dialog, "Save").click()
    return dialog


def test_an_expense_is_added_changed_deleted_and_brought_back(page, context, server):
    other = open_page(context, server.url)
    expect(add(page, "12,50", "Zeppelin, \"model\"")).to_have_count(0)
    expect(expense(page, "Zeppelin", "12.50")).to_be_visible()
    # The other tab follows.
    expect(expense(other, "Zeppelin", "12.50")).to_be_visible()

    expense(other, "Zeppelin").click()
    dialog = other.get_by_role("dialog")
    expect(dialog.get_by_label("Amount", exact=True)).to_have_value("12.50")
    dialog.get_by_label("Amount", exact=True).fill("13")
    button(dialog, "Save").click()
    expect(expense(page, "Zeppelin", "13.00")).to_be_visible()

    expense(page, "Zeppelin").click()
    button(page.get_by_role("dialog"), "Delete expense").click()
    expect(expense(other, "Zeppelin")).to_have_count(0)
    for amount in ["13.00", "12.50"]:
        button(page, "Undo").click()
        expect(expense(other, "Zeppelin", amount)).to_be_visible()
    button(page, "Undo").click()
    expect(expense(page, "Zeppelin")).to_have_count(0)
    expect(button(page, "Undo")).to_have_count(0)


def test_a_form_with_mistakes_says_what_to_do_and_loses_nothing(page):
    dialog = add(page, "9223372036854775808", "n" * 10_000)
    dialog.get_by_label("Date", exact=True).fill("1850-06-01")
    expect(dialog.get_by_text("is too large. Write at most 999999999.99")).to_be_visible()
    expect(dialog.get_by_text("The note has 10,000 characters. Shorten it by 9,800")).to_be_visible()
    expect(dialog.get_by_text("Choose a day from 1900-01-01 to 2100-12-31.")).to_be_visible()
    expect(dialog.get_by_role("textbox", name="Note")).to_have_value("n" * 10_000)
    dialog.get_by_label("Amount", exact=True).fill("1")
    dialog.get_by_role("textbox", name="Note").fill("Parchment")
    dialog.get_by_label("Date", exact=True).fill("1900-01-01")
    button(dialog, "Save").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("searchbox").fill("parch")
    expect(expense(page, "Parchment")).to_be_visible()
    expect(heading(page, "January 1900")).to_be_visible()


def test_a_search_and_a_bar_of_the_chart_move_the_list(page):
    page.get_by_role("searchbox").press_sequentially("super")
    expect(page.get_by_role("listitem").filter(has_text="Bakery")).to_have_count(0)
    expect(expense(page, "Supermarket").first).to_be_visible()
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No note has these words")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name=re.compile("expenses$")).first.click()
    expect(button(page, "Newer expenses")).to_be_visible()
    button(page, "Newest").click()
    expect(button(page, "Newer expenses")).to_have_count(0)


def send(page, dialog, name, text, folder):
    """Sends a file through the page."""
    (folder / name).write_text(text)
    with page.expect_file_chooser() as chooser:
        button(dialog, "Choose a CSV file…").click()
    chooser.value.set_files(folder / name)


def test_files_are_downloaded_and_sent(page, server, tmp_path_factory):
    folder = tmp_path_factory.mktemp("own")
    add(page, "2.50", "Rolls, \"fresh\"\nand warm")
    expect(expense(page, "Rolls")).to_be_visible()
    button(page, "Files").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        button(dialog, "Download all expenses").click()
    assert re.fullmatch(r"Ledger \d{4}-\d\d-\d\d\.csv", download.value.suggested_filename)
    text = download.value.path().read_bytes().decode()
    assert '2.50,groceries,"Rolls, ""fresh""\nand warm"' in text
    # Nothing is written where the server runs, and no path of it is shown.
    assert list(server.data_directory.glob("**/*.csv")) == []
    assert str(server.data_directory) not in page.content()

    send(page, dialog, "broken.csv", 'date,amount,category,note\n2026-11-24,1,home,"open\n', folder)
    expect(dialog.get_by_text("broken.csv, line 2, column 19: The quotation mark")).to_be_visible()
    send(page, dialog, "good.csv", "date;amount;category;note\n2099-12-31;3,75;travel;Rocket\n", folder)
    expect(dialog.get_by_text("1 expense")).to_be_visible()
    button(dialog, "Add them").click()
    expect(dialog).to_have_count(0)
    expect(expense(page, "Rocket", "3.75")).to_be_visible()


def test_a_half_filled_form_survives_escape_and_a_reload(page):
    button(page, "Add expense").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Amount", exact=True).fill("7,25")
    dialog.get_by_role("textbox", name="Note").fill("Half a loaf")
    page.keyboard.press("Escape")
    expect(dialog.get_by_label("Amount", exact=True)).to_have_value("7,25")
    # The last field is kept once typing has paused.
    page.wait_for_timeout(1000)
    page.reload()
    expect_connected(page)
    expect(dialog.get_by_label("Amount", exact=True)).to_have_value("7,25")
    expect(dialog.get_by_role("textbox", name="Note")).to_have_value("Half a loaf")
    button(dialog, "Cancel").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Discard what you have typed?")
    button(question, "Discard").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect_connected(page)
    expect(expense(page, "Supermarket").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_mistake_stands_below_its_field(page):
    page.set_viewport_size({"width": 390, "height": 844})
    button(page, "Add expense").click()
    dialog = page.get_by_role("dialog")
    button(dialog, "Save").click()
    mistake = dialog.get_by_text("An amount is missing. Write digits, such as 12.50.")
    expect(mistake).to_be_visible()
    field, text = (
        each.bounding_box() for each in (dialog.get_by_label("Amount", exact=True), mistake))
    assert 0 <= text["y"] - field["y"] - field["height"] < 40


def test_the_chosen_month_is_marked(page):
    bars = page.get_by_role("button", name=re.compile(r"\d expenses$"))
    expect(bars).to_have_count(6)
    expect(expense(page, "Supermarket").first).to_be_visible()
    fill = lambda index: bars.nth(index).evaluate(
        """bar => [...bar.querySelectorAll('*')].map(each => getComputedStyle(each))
            .map(style => style.fill + style.backgroundColor + style.opacity).join()""")

    def fills():
        """The fills without the pointer over a bar."""
        page.mouse.move(0, 0)
        wait_for_rest(page)
        return [fill(index) for index in range(6)]

    before = fills()
    assert before[5] != before[4] == before[2]
    bars.nth(2).click()
    expect(button(page, "Newer expenses")).to_be_visible()
    after = fills()
    assert after[2] == before[5] and after[5] == before[2] and after[:2] == before[:2]
    button(page, "Newest").click()
    expect(button(page, "Newer expenses")).to_have_count(0)
    assert fills() == before


def test_a_file_that_is_no_database_is_reported_and_kept(browser, context, tmp_path):
    database = tmp_path / "Ledger.sqlite"
    database.write_text("My diary. " * 500)
    server = Server(build(PRODUCT), tmp_path)
    page = open_page(context, server.url)
    expect(page.get_by_text("The file of the ledger is damaged. It was not changed.")).to_be_visible()
    expect_only_logged(page, server, database)
    german = browser.new_context(locale="de-DE")
    translated = open_page(german, server.url)
    expect(translated.get_by_text("Die Datei des Haushaltsbuchs ist beschädigt.")).to_be_visible()
    german.close()
    assert database.read_text() == "My diary. " * 500
    database.rename(tmp_path / "diary.txt")
    button(page, "Try again").click()
    expect(expense(page, "Supermarket").first).to_be_visible()
    page.close()
    assert server.stop() == 0


def tab_to(page, target):
    """Presses the Tab key until an element has the focus."""
    for _ in range(40):
        if target.evaluate("(element) => element == document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} is not reached by the Tab key.")


def test_an_expense_is_added_and_undone_by_keyboard(page):
    tab_to(page, button(page, "Add expense"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    tab_to(page, dialog.get_by_label("Amount", exact=True))
    page.keyboard.type("4,20")
    tab_to(page, dialog.get_by_role("textbox", name="Note"))
    page.keyboard.type("Typed")
    tab_to(page, button(dialog, "Save"))
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(expense(page, "Typed", "4.20")).to_be_visible()
    undo = button(page, "Undo")
    undo.focus()
    page.keyboard.press("Enter")
    expect(expense(page, "Typed")).to_have_count(0)


@pytest.mark.parametrize("size", [(380, 780), (1280, 900)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(page, axe, size, scheme):
    page.set_viewport_size(dict(zip(("width", "height"), size)))
    page.emulate_media(color_scheme=scheme)
    expect(expense(page, "Supermarket").first).to_be_visible()
    assert axe(page) == []
    button(page, "Add expense").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []


def test_the_page_behind_does_not_shade_the_corners_of_a_sheet(browser, page):
    page.set_viewport_size({"width": 390, "height": 780})
    button(page, "Add expense").click()
    sheet = page.get_by_role("dialog")
    expect(heading(sheet, "New expense")).to_be_visible()
    wait_for_rest(page)
    box = sheet.bounding_box()
    colour = lambda x: colour_at(browser, sheet, x / box["width"], 4 / box["height"])
    assert colour(16) == pytest.approx(colour(195), abs=2)
    assert colour(374) == pytest.approx(colour(195), abs=2)
