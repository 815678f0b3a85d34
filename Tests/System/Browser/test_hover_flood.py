"""A pointer that goes in and out of an element, faster than the server takes events."""

from playwright.sync_api import expect

from conftest import expect_connected

PRODUCT = "Gallery"


def test_many_hovers_are_told_as_few(context, shared_server):
    page, sent, sockets = context.new_page(), [], []

    def note(socket):
        sockets.append(socket)
        socket.on("framesent", lambda frame: sent.append(frame))

    page.on("websocket", note)
    page.goto(shared_server.url)
    expect_connected(page)
    page.get_by_role("tab", name="Actions").click()
    box = page.get_by_text("Point here").bounding_box()
    inside = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = len(sent)
    took = page.evaluate(
        """async ([x, y]) => {
          const started = performance.now();
          const element = document.elementFromPoint(x, y).closest("[data-e*=h]");
          for (let round = 0; round < 200; round++) {
            for (const type of ["mouseenter", "mouseleave"]) element.dispatchEvent(new MouseEvent(type));
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          return performance.now() - started;
        }""", inside)
    # Twice in each tenth of a second at most.
    assert len(sent) - before <= 2 * (took / 100 + 2)
    page.mouse.move(0, 0)
    page.mouse.move(*inside)
    expect(page.get_by_text("Under the pointer")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.get_by_text("Point here")).to_be_visible()
    assert len(sockets) == 1
