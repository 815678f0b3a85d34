"""The messages between a page and its server: tests read them, and add messages of their own."""

import json

from conftest import expect_connected


class Wire:
    """Passes messages on in both directions, and keeps them, but for heartbeats."""

    def __init__(self, page):
        self.sent = []
        self._received = [0, 0]
        page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket):
        self._socket = socket
        server = socket.connect_to_server()
        socket.on_message(lambda text: (self._keep(json.loads(text)), server.send(text)))
        server.on_message(lambda text: (self._note(json.loads(text)), socket.send(text)))

    def _keep(self, message):
        if message:
            self.sent.append(message)

    def _note(self, message):
        # A heartbeat is empty.
        self._received = message[:2] or self._received

    def send(self, *operations):
        """Sends operations to the page as if the server had."""
        self._socket.send(json.dumps([*self._received, *operations]))

    def inputs(self):
        """The values of the events by which the page has sent what was entered."""
        return [message[3] for message in self.sent if message[0] > 0 and message[2] == "i"]


def open_wired(context, url):
    """Opens a page, and returns it with its messages."""
    page = context.new_page()
    wire = Wire(page)
    page.goto(url)
    expect_connected(page)
    return page, wire


def value_operation(field, value):
    """The operation that makes a control show a value."""
    return ["p", field.get_attribute("id"), value]
