"""The gallery's page of values of a scene, of the focus, and of an inspector."""

from playwright.sync_api import expect

PRODUCT = "Gallery"


def scenes(page):
    page.get_by_role("tab", name="Scenes").click()
    expect(page.get_by_role("heading", name="Scenes", level=1)).to_be_visible()


def test_a_value_of_the_scene_survives_a_reload_in_its_tab_alone(page):
    scenes(page)
    page.get_by_role("button", name="Increment").filter(visible=True).click()
    expect(page.get_by_text("Count: 2")).to_be_visible()
    page.reload()
    page.wait_for_selector("html[data-live]")
    scenes(page)
    expect(page.get_by_text("Count: 2")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("html[data-live]")
    scenes(other)
    expect(other.get_by_text("Count: 1")).to_be_visible()


def test_a_click_on_a_command_keeps_the_focused_value(page):
    scenes(page)
    command = page.get_by_role("button", name="Clear the focused note")
    expect(command).to_be_disabled()
    field = page.get_by_role("textbox", name="Second note")
    field.fill("Milk")
    expect(page.get_by_text("“Milk”")).to_be_visible()
    command.click()
    expect(field).to_have_value("")
    page.get_by_role("textbox", name="First note").fill("Bread")
    expect(page.get_by_text("“Bread”")).to_be_visible()


def test_an_inspector_is_beside_a_wide_view_and_over_a_narrow_one(page):
    page.set_viewport_size({"width": 900, "height": 760})
    scenes(page)
    page.get_by_role("switch", name="Inspector").click()
    text = page.get_by_text("The count is")
    expect(text).to_be_visible()
    form = page.get_by_role("switch", name="Inspector").bounding_box()
    assert text.bounding_box()["x"] > form["x"]
    expect(page.locator("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 760})
    expect(page.locator("dialog").get_by_text("The count is")).to_be_visible()
