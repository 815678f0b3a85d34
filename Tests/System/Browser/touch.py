"""A phone's window, a finger on it, and the colours that a page shows."""

import base64

from looks import NARROW

PHONE = {"viewport": NARROW, "has_touch": True, "is_mobile": True}

READ_COLOUR = """async ([data, x, y]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {width: image.width, height: image.height});
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(x * image.width, y * image.height, 1, 1).data].slice(0, 3);
}"""


def colour_at(browser, locator, x, y):
    """The colour that an element shows at a place, given as shares of its width and height."""
    picture = base64.b64encode(locator.screenshot()).decode()
    # The page's own policy lets no script read pictures.
    page = browser.new_page()
    colour = page.evaluate(READ_COLOUR, [picture, x, y])
    page.close()
    return tuple(colour)


class Finger:
    """Touches a page, and moves in steps."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.place = (0, 0)

    def press(self, x, y):
        self._send("touchStart", x, y)

    def move(self, x, y, steps=8):
        start_x, start_y = self.place
        for step in range(1, steps + 1):
            share = step / steps
            self._send("touchMove", start_x + (x - start_x) * share, start_y + (y - start_y) * share)
        # The page gets the last step with its next frame.
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def lift(self):
        self._send("touchEnd")

    def swipe(self, start, end):
        self.press(*start)
        self.move(*end)
        self.lift()

    def _send(self, kind, *place):
        self.place = place or self.place
        points = [{"x": place[0], "y": place[1]}] if place else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
