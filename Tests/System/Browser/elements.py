"""What tests look for on a page, or within a part of one."""


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def link(page, name):
    return page.get_by_role("link", name=name, exact=True)


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def rows(page):
    return page.get_by_role("listitem")


def wait_for_rest(page):
    """Waits until no animation runs but those without an end."""
    page.wait_for_function("""() => document.getAnimations().every(
        (animation) => animation.playState != "running"
            || animation.effect.getComputedTiming().endTime == Infinity)""")


def box_at_rest(locator):
    """The place of an element, once layouts no longer move it."""
    last = None
    for _ in range(50):
        box = locator.bounding_box()
        if box == last:
            return box
        last = box
        locator.page.wait_for_timeout(100)
    raise AssertionError("The element does not come to rest.")


def open_tab(page, name):
    """Chooses a tab, by the list of tabs in a window that has no room for all of them in its bar."""
    more = page.get_by_role("tab", name="More")
    if page.viewport_size["width"] < 600:
        more.wait_for()
    tab = page.get_by_role("tab", name=name)
    if tab.count():
        return tab.click()
    more.click()
    link(page, name).click()
