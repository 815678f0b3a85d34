"""A text that is longer than a message may be (64 KiB) stays in its field, and the page goes on."""

from playwright.sync_api import expect

from conftest import expect_connected

PRODUCT = "Gallery"
NOTICE = "A text is too long. Please shorten it."


def fields(page):
    page.get_by_role("tab", name="Fields").click()
    return page.get_by_role("textbox", name="Notes")


def test_a_text_that_is_too_long_is_refused_and_the_page_goes_on(context, shared_server):
    page, sockets = context.new_page(), []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(shared_server.url)
    expect_connected(page)
    field, status = fields(page), page.get_by_role("status")
    field.fill("x" * 70_000)
    expect(status).to_have_text(NOTICE)
    expect(field).to_have_attribute("aria-invalid", "true")
    # All else goes on, and what was typed is still there.
    page.get_by_role("textbox", name="Name").fill("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ann", exact=True)).to_be_visible()
    expect(status).to_have_text(NOTICE)
    assert len(field.input_value()) == 70_000
    field.fill("shorter")
    expect(page.get_by_text("7 characters", exact=True)).to_be_visible()
    expect(page.locator("#status")).to_be_empty()
    expect(field).to_have_attribute("aria-invalid", "false")
    assert len(sockets) == 1


def test_a_text_that_just_fits_arrives(page):
    field = fields(page)
    field.fill("x" * 65_000)
    expect(page.get_by_text("65,000 characters")).to_be_visible()
    expect(page.locator("#status")).to_be_empty()
    # Quotation marks take twice the room in a message.
    field.fill('"' * 33_000)
    expect(page.get_by_role("status")).to_have_text(NOTICE)
