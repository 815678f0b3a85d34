"""The gallery's page of drags, drops, files and photos."""

import re

import pytest
from playwright.sync_api import expect

PRODUCT = "Gallery"
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")


@pytest.fixture
def transfer(page):
    page.get_by_role("tab", name="Transfer").click()
    expect(page.get_by_role("heading", name="Transfer", level=1)).to_be_visible()
    return page


def basket(page):
    return page.locator(".tabPanel:not([hidden]) [data-e*=w]").first


def drop_from_outside(page, target, data):
    """Drops texts by their types, or files, as from another program."""
    transfer = page.evaluate_handle(
        """(data) => {
            const transfer = new DataTransfer();
            for (const [type, text] of Object.entries(data.texts || {})) transfer.setData(type, text);
            for (const [name, text, type] of data.files || [])
                transfer.items.add(new File([text], name, { type }));
            return transfer;
        }""", data)
    for kind in ("dragover", "drop"):
        target.dispatch_event(kind, {"dataTransfer": transfer, "bubbles": True, "cancelable": True})


def test_a_view_is_dragged_to_another(transfer):
    transfer.get_by_text("Pear", exact=True).drag_to(basket(transfer))
    expect(basket(transfer)).to_have_text("Pear")
    # What was dragged is gone; only its name in the basket is left.
    expect(transfer.locator("[data-e*=q]")).to_have_text(["Apple"])


def test_a_drag_that_is_dropped_nowhere_changes_nothing(transfer):
    transfer.get_by_text("Pear", exact=True).drag_to(transfer.get_by_role("heading", name="Files"))
    expect(basket(transfer)).to_have_text("Drop fruit or text here")
    transfer.get_by_text("Apple", exact=True).drag_to(basket(transfer))
    expect(basket(transfer)).to_have_text("Apple")


def test_a_view_is_dragged_with_the_keyboard(transfer):
    pear = transfer.locator("[draggable=true]", has_text="Pear")
    expect(pear).to_have_attribute("aria-description", "Can be dragged with Control-X.")
    pear.focus()
    transfer.keyboard.press("Control+x")
    expect(transfer.get_by_role("status")).to_contain_text("Arrow keys")
    transfer.keyboard.press("ArrowDown")
    expect(transfer.get_by_role("status")).to_contain_text("Drop place 1: Drop fruit")
    expect(transfer.locator("[data-over]")).to_have_count(1)
    transfer.keyboard.press("Escape")
    expect(transfer.locator("[data-over]")).to_have_count(0)
    expect(basket(transfer)).to_have_text("Drop fruit or text here")
    pear.focus()
    transfer.keyboard.press("Control+x")
    transfer.keyboard.press("ArrowDown")
    transfer.keyboard.press("Enter")
    expect(basket(transfer)).to_have_text("Pear")
    expect(transfer.get_by_role("status")).to_have_text("Dropped.")


def test_a_drag_with_the_keyboard_goes_before_the_first_row_or_after_each(transfer):
    names = transfer.locator(".row[data-e*=m] > .content")
    transfer.locator("[draggable=true]", has_text="Pear").focus()
    transfer.keyboard.press("Control+x")
    for place, row in [(None, None), ("0 0", "Bread"), ("0 1", "Bread"), ("0 1", "Honey"), (None, None), ("0 0", "Bread")]:
        transfer.keyboard.press("ArrowDown")
        marked = transfer.locator("[data-at]")
        expect(marked).to_have_count(1 if row else 0)
        if row:
            expect(marked).to_contain_text(row)
            expect(marked).to_have_attribute("data-at", place)
    transfer.keyboard.press("Enter")
    expect(names).to_have_text(["Pear", "Bread", "Honey"])
    expect(transfer.locator("[data-at]")).to_have_count(0)


def drag_beside(page, source, row, share):
    """Drags to a share of a row's height, and returns the place that the row then showed."""
    source.hover()
    box = row.bounding_box()
    page.mouse.down()
    for x in (40, 44, 48):
        page.mouse.move(box["x"] + x, box["y"] + box["height"] * share)
    expect(row).to_have_attribute("data-at", f"0 {int(share > 0.5)}")
    page.mouse.up()
    expect(page.locator("[data-at]")).to_have_count(0)


def test_rows_are_moved_and_views_are_inserted_between_them(transfer):
    # Everything that is dragged, and its places, must be visible at once.
    transfer.set_viewport_size({"width": 800, "height": 1400})
    names = transfer.locator(".row[data-e*=m] > .content")
    row = lambda name: transfer.locator(".row", has_text=name)
    drag_beside(transfer, transfer.get_by_text("Honey"), row("Bread"), 0.2)
    expect(names).to_have_text(["Honey", "Bread"])
    drag_beside(transfer, transfer.get_by_text("Pear", exact=True), row("Honey"), 0.8)
    expect(names).to_have_text(["Honey", "Pear", "Bread"])
    drag_beside(transfer, transfer.get_by_text("Honey"), row("Bread"), 0.8)
    expect(names).to_have_text(["Pear", "Bread", "Honey"])
    # A row that is only moved is nothing that the basket takes.
    transfer.get_by_text("Honey").drag_to(basket(transfer))
    expect(basket(transfer)).to_have_text("Drop fruit or text here")
    expect(names).to_have_text(["Pear", "Bread", "Honey"])


def test_texts_and_files_are_dropped_from_outside(transfer):
    drop_from_outside(transfer, basket(transfer), {"texts": {"text/plain": "Plum"}})
    expect(basket(transfer)).to_have_text("Plum")
    drop_from_outside(transfer, basket(transfer), {"files": [["a.txt", "Quince", "text/plain"]]})
    expect(basket(transfer)).to_have_text("Plum, Quince")


def test_a_text_is_pasted(transfer):
    transfer.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData("text/plain", "Cherry");
            const button = document.querySelector("[data-paste]");
            const options = { clipboardData: data, bubbles: true, cancelable: true };
            button.dispatchEvent(new ClipboardEvent("paste", options));
        }""")
    expect(basket(transfer)).to_have_text("Cherry")


def test_a_file_is_opened_and_saved(transfer, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Bread and milk")
    with transfer.expect_file_chooser() as chooser:
        transfer.get_by_role("button", name="Open…").click()
    expect(transfer.get_by_role("alertdialog", name="Open a File")).to_be_visible()
    chooser.value.set_files(file)
    expect(transfer.get_by_role("alertdialog")).to_be_hidden()
    expect(transfer.get_by_text("Bread and milk")).to_be_visible()
    with transfer.expect_download() as download:
        transfer.get_by_role("button", name="Save…").click()
    assert download.value.suggested_filename == "Fruit.txt"
    assert download.value.path().read_text() == "Bread and milk"


def test_a_file_that_cannot_be_opened_is_explained(transfer, tmp_path):
    picture = tmp_path / "a.png"
    picture.write_bytes(PIXEL)
    large = tmp_path / "large.txt"
    with large.open("wb") as file:
        file.truncate(33 * 1024 * 1024)
    with transfer.expect_file_chooser():
        transfer.get_by_role("button", name="Open…").click()
    dialog = transfer.get_by_role("alertdialog", name="Open a File")
    for file, message in [(picture, "of this kind cannot be opened"), (large, "may be too large")]:
        with transfer.expect_file_chooser() as chooser:
            dialog.get_by_role("button", name="Choose a File…").click()
        chooser.value.set_files(file)
        expect(dialog).to_contain_text(message)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()


def test_photos_are_chosen(transfer, tmp_path):
    for name in ("a.png", "b.png"):
        (tmp_path / name).write_bytes(PIXEL)
    with transfer.expect_file_chooser() as chooser:
        transfer.get_by_role("button", name="Choose photos").click()
    assert chooser.value.is_multiple()
    chooser.value.set_files([tmp_path / "a.png", tmp_path / "b.png"])
    shown = transfer.get_by_role("img", name="Photo")
    expect(shown).to_have_count(2)
    for image in shown.all():
        image.scroll_into_view_if_needed()
        wait_for_picture(image)
    expect(transfer.get_by_text("1 × 1 pixels")).to_have_count(2)


def test_what_is_no_photo_is_not_shown(transfer, tmp_path):
    (tmp_path / "a.png").write_text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")
    with transfer.expect_file_chooser() as chooser:
        transfer.get_by_role("button", name="Choose photos").click()
    chooser.value.set_files(tmp_path / "a.png")
    expect(transfer.get_by_role("button", name="Choose photos")).to_be_visible()
    expect(transfer.get_by_text("No photos")).to_be_visible()
    expect(transfer.get_by_role("img", name="Photo")).to_have_count(0)


def wait_for_picture(image):
    """Waits until the one pixel of an image is loaded."""
    handle = image.element_handle()
    image.page.wait_for_function("image => image.complete && image.naturalWidth === 1", arg=handle)
