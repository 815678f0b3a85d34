"""Sizes of windows, and measures of elements, for the tests of single looks."""

WIDE, NARROW = {"width": 900, "height": 760}, {"width": 390, "height": 780}


def style(locator, name):
    return locator.evaluate("(element, name) => getComputedStyle(element).getPropertyValue(name)", name)


def boxes(page, *names):
    """The places of elements by their test ids, all of one moment."""
    return page.evaluate("""(names) => names.map((name) => {
        const element = document.querySelector(`[data-testid="${name}"]`);
        return element.getBoundingClientRect().toJSON();
    })""", names)


def bottom(box):
    return box["y"] + box["height"]


def right(box):
    return box["x"] + box["width"]
