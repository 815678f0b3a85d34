"""No screen of a demo is wider than its window: of the narrowest phone, a phone, a tablet and a desk."""

import pytest
from playwright.sync_api import TimeoutError

from demos import DEMOS, visit
from elements import wait_for_rest

# The window of a walk through the screens, with the widths at which each of them is measured; the last is the window's.
WALKS = [(320, 390), (768, 1200)]


@pytest.mark.parametrize("widths", WALKS, ids=str)
@pytest.mark.parametrize("product", sorted(DEMOS))
def test_no_screen_is_wider_than_the_window(browser, product, widths):
    wider = {}

    def look(page, screen):
        for width in widths:
            page.set_viewport_size({"width": width, "height": 800})
            wait_for_rest(page)
            try:
                # The server answers the change of the window with places for what it lays out.
                page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width, timeout=3_000)
            except TimeoutError:
                wider[screen, width] = page.evaluate("document.documentElement.scrollWidth")

    visit(browser, product, (widths[-1], 800), look)
    assert wider == {}
