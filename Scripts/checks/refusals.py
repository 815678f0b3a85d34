"""The abuses of `abuse` that were always refused."""

import random
import signal
import struct
import time

from abuses import abuse, attack, statuses, then
from visitor import BINARY, CLOSE, CONTINUATION, PING, Connection, Page, PageSocket, frame


def refused(name, expected, send):
    abuse(name, expected)(attack(send))


def text(content):
    return lambda client, _: client.message(content)


NOISE = random.Random(5).randbytes(4_000)
refused("random bytes in place of frames", "1002, goes on",
        lambda client, _: client.send(bytes([0x83, 0x84, 1, 2, 3, 4]) + NOISE))
refused("random text", "1008, goes on", lambda client, _: client.send(frame(NOISE[:500])))
refused("a message that is no array", "1008, goes on", text("{}"))
refused("an event of an unknown kind", "1008, goes on", text('[1,5,"?"]'))
refused("60,000 opening brackets", "1008, goes on", text("[" * 60_000))
refused("a binary message", "1003, goes on", lambda client, _: client.send(frame(b"[1]", BINARY)))
refused("a frame that is not masked", "1002, goes on",
        lambda client, _: client.send(frame(b"[1]", is_masked=False)))
refused("a frame with reserved bits", "1002, goes on", lambda client, _: client.send(frame(b"[1]", flags=0x40)))
refused("a frame of 64 KiB and a byte", "1009, goes on",
        lambda client, _: client.send(frame(b" " * 1_000, declared_length=65_537)))
refused("a frame of 8 GiB", "1009, goes on",
        lambda client, _: client.send(frame(b" " * 1_000, declared_length=1 << 33)))
refused("fragments that add up to more than 64 KiB", "1009, goes on",
        lambda client, _: client.send(
            frame(b" " * 40_000, is_final=False) + frame(b" " * 40_000, CONTINUATION)))
refused("a continuation of nothing", "1002, goes on", lambda client, _: client.send(frame(b" ", CONTINUATION)))
refused("a ping in fragments", "1002, goes on", lambda client, _: client.send(frame(b"", PING, is_final=False)))
refused("an event out of order", "4002, goes on", text('[7,5,"t"]'))
refused("a second greeting", "1008, goes on", text('[0,0,"token"]'))
refused("a closing frame of one byte", "1002, goes on", lambda client, _: client.send(frame(b"\x03", CLOSE)))


@abuse("sixty taps at once", "1008, goes on")
def flood(server):
    page = Page(server)
    with PageSocket(page) as client:
        for sequence in range(1, 61):
            client.message([sequence, 999_999, "t"])
        code = client.close_code()
    time.sleep(1)
    return then(server, code)


@abuse("a hundred and fifty taps while the server is stopped", "answered, then 1008 for as many more")
def stalled_server(server):
    page = Page(server)
    with PageSocket(page) as client:
        # The server measures its stalls once it runs.
        time.sleep(1.5)
        server.process.send_signal(signal.SIGSTOP)
        try:
            for _ in range(150):
                client.event(999_999, "t")
                time.sleep(0.025)
        finally:
            server.process.send_signal(signal.SIGCONT)
        answer = "closed" if client.answer() is None else "answered"
        for _ in range(400):
            client.event(999_999, "t")
        return f"{answer}, then {client.close_code()} for as many more"


@abuse("closing codes that no frame may have", "1002, goes on")
def closing_codes(server):
    codes = set()
    for code in [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535]:
        with PageSocket(Page(server)) as client:
            client.send(frame(struct.pack("!H", code), CLOSE))
            codes.add(client.close_code())
    return then(server, " ".join(map(str, sorted(codes))))


@abuse("events that a node does not take, for nodes that do not exist", "refused, goes on")
def refused_events(server):
    page = Page(server)
    with PageSocket(page) as client:
        for node, *event in [(999_999, "t"), (page.button("Increment"), "i", "x"), (2**62, "r"), (0, "t"),
                             (page.takers("i")[0], "m", "1"), (page.takers("r")[0], "f", "maybe")]:
            client.event(node, *event)
            answer = client.answer()
            if answer is None or len(answer) > 2:
                return f"{event}: {answer}"
    return then(server, "refused", page)


@abuse("an event that comes twice", "applied once")
def replay(server):
    page = Page(server)
    with PageSocket(page) as client:
        client.event(page.button("Increment"), "t")
        client.answer()
        client.message([1, page.button("Increment"), "t"])
        answer = client.frame()
    return "applied once" if answer and answer[1] == b"[1,1]" else str(answer)


def greet(server, cookie, token):
    page = Page(server)
    page.cookie, page.token = cookie, token
    with PageSocket(page, greets=False) as client:
        client.message([0, 0, token])
        return client.close_code()


@abuse("tokens that are stolen, forged, empty, or whose page has ended", "4001, goes on")
def tokens(server):
    codes = set()
    for _ in range(5):
        page, other = Page(server), Page(server)
        codes |= {greet(server, other.cookie, page.token), greet(server, page.cookie, page.token[:-1] + "x"),
                  greet(server, "", page.token), greet(server, page.cookie, "")}
    time.sleep(2)
    codes.add(greet(server, page.cookie, page.token))
    return then(server, " ".join(map(str, sorted(codes))))


@abuse("an event before any greeting", "4004, goes on")
def no_greeting(server):
    with PageSocket(Page(server), greets=False) as client:
        client.message([1, 5, "t"])
        return then(server, client.close_code())


@abuse("another version of the protocol", "4000, goes on")
def version(server):
    page = Page(server)
    page.socket_path = "/socket?v=99"
    with PageSocket(page, greets=False) as client:
        client.message([0, 0, page.token])
        return then(server, client.close_code())


@abuse("a socket that says nothing", "4004, goes on")
def silence(server):
    with PageSocket(Page(server), greets=False) as client:
        return then(server, client.close_code())


@abuse("sockets of foreign, null, missing and almost right origins", "403, goes on")
def origins(server):
    page, codes = Page(server), set()
    for origin in ["http://example.org", "null", "", "http://127.0.0.1", f"https://{server.host}"] * 4:
        with PageSocket(page, greets=False, origin=origin) as client:
            codes.add(client.upgrade_status)
    return then(server, " ".join(map(str, sorted(codes))))


@abuse("upgrades without a key, of another version, elsewhere", "426 426 404, goes on")
def upgrades(server):
    origin, upgrade = f"Origin: http://{server.host}", ("Connection: Upgrade", "Upgrade: websocket")
    key, codes = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", []
    for target, *headers in [("/socket", "Sec-WebSocket-Version: 13"), ("/socket", "Sec-WebSocket-Version: 8", key),
                             ("/", "Sec-WebSocket-Version: 13", key)]:
        with Connection(server) as connection:
            codes.append(connection.request(target, origin, *headers, *upgrade)[0])
    return then(server, " ".join(map(str, codes)))


@abuse("what is not HTTP", "400, goes on")
def not_http(server):
    codes = set()
    for _ in range(10):
        with Connection(server) as connection:
            connection.send(b"\x16\x03\x01 hello\r\n\r\n")
            codes.add(connection.response()[0] or 400)
    return then(server, " ".join(map(str, codes)))


@abuse("other methods, other names, paths to files", "405 421 404, goes on")
def requests(server):
    with Connection(server) as connection:
        method = connection.request("/", method="POST")[0]
    with Connection(server) as connection:
        name = connection.request("/", host="example.org")[0]
    return then(server, f"{method} {name} {statuses(server, ['/../etc/pass.wd', '/.git/config.x'])}")
