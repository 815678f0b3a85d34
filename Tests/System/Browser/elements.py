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
