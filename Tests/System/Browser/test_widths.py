"""No screen of a demo is wider than a phone's window."""

import pytest

from demos import DEMOS, visit

# The gallery shows more beside each other than the narrowest phones have room for.
CASES = [(product, width) for product in sorted(DEMOS) for width in (320, 390) if (product, width) != ("Gallery", 320)]


@pytest.mark.parametrize("product, width", CASES)
def test_no_screen_is_wider_than_the_window(browser, product, width):
    wider = {}

    def look(page, screen):
        content = page.evaluate("document.documentElement.scrollWidth")
        if content > width:
            wider[screen] = content

    visit(browser, product, (width, 800), look)
    assert wider == {}
