"""Lines that views scroll to an edge or an offset, in a limited scroll view or with the window."""

from playwright.sync_api import expect

from elements import button


def scroll_to(page, name, offset):
    """Presses a button, and waits until the lines are scrolled by an offset."""
    button(page, name).click()
    page.wait_for_function("offset => document.querySelector('.scroll').scrollTop == offset", arg=offset)


def test_views_scroll_a_limited_view_and_the_user_takes_over(open_look):
    page = open_look("lines")
    lines = page.locator(".scroll")
    scroll_to(page, "Bottom", 60 * 30 - 200)
    scroll_to(page, "Offset", 250)
    scroll_to(page, "Top", 0)
    assert page.evaluate("scrollY") == 0
    expect(page.get_by_text("no line", exact=True)).to_be_visible()
    lines.hover()
    page.mouse.wheel(0, 305)
    expect(page.get_by_text("line 10 by the user", exact=True)).to_be_visible()
    # The same place again, from where the user has scrolled to.
    scroll_to(page, "Top", 0)
    expect(page.get_by_text("no line", exact=True)).to_be_visible()


def test_an_animation_scrolls_smoothly(open_look):
    page = open_look("lines")
    page.evaluate(
        """() => {
          window.offsets = new Set();
          addEventListener("scroll", ({ target }) => offsets.add(target.scrollTop), true);
        }""")
    scroll_to(page, "Smooth", 60 * 30 - 200)
    assert page.evaluate("offsets.size") > 3
    expect(page.get_by_text("no line", exact=True)).to_be_visible()


def test_lines_that_are_not_limited_scroll_with_the_window(open_look):
    page = open_look("long-lines")
    top = page.get_by_text("Line 0", exact=True)
    button(page, "Bottom").click()
    # The end of the lines is above the bar at the bottom, and not of what follows them.
    page.wait_for_function("() => scrollY > 500")
    last = page.get_by_text("Line 59", exact=True).bounding_box()
    height = page.viewport_size["height"]
    assert height - 72 - 2 <= last["y"] + last["height"] <= height
    page.evaluate("document.querySelector('button').scrollIntoView()")
    button(page, "Offset").click()
    page.wait_for_function("() => scrollY > 200")
    assert abs(top.bounding_box()["y"] + 250 - 60) < 20
