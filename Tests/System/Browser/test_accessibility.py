"""axe-core finds nothing serious on any screen of any demo, in wide windows and in narrow ones."""

import pytest

from demos import DEMOS, SIZES, visit


@pytest.mark.parametrize("size", SIZES, ids=["wide", "narrow"])
@pytest.mark.parametrize("product", sorted(DEMOS))
def test_no_screen_has_a_serious_finding(browser, axe, product, size):
    findings, screens = {}, []

    def look(page, screen):
        screens.append(screen)
        if found := axe(page):
            findings[screen] = found

    visit(browser, product, size, look)
    assert screens
    assert findings == {}
