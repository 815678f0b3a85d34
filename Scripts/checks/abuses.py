"""What the abuses of `abuse` have in common: their list, and what a server answers to them."""

import json
import re

from visitor import TEXT, Connection, Page, PageSocket

# Sessions end soon, so that what is kept after them is seen soon. The abuses of one process load many pages.
ROOMY = {"connect": 1, "grace": 1, "pages": 100_000}
DEFAULTS = {"connect": 1, "grace": 1, "pages": 10}
FEW = {"connect": 1, "grace": 1, "connections": 256, "pages": 100_000}
FAST = {**ROOMY, "events": 1_000_000}
SLOW = {**ROOMY, "connect": 10}
EVERYWHERE = {"connect": 1, "grace": 1, "everywhere": 1}

ABUSES = []


def abuse(name, expected, options=ROOMY):
    def register(play):
        ABUSES.append((name, expected, options, play))
        return play
    return register


def goes_on(server, page=None):
    """Whether a page works: the given one, or another."""
    page = page or Page(server)
    if not page.token:
        return False
    with PageSocket(page, last_patch=10**15) as client:
        if not client.first or client.first[0] != TEXT:
            return False
        client.sequence = json.loads(client.first[1])[1]
        client.event(page.button("Increment"), "t")
        answer = client.answer()
        return bool(answer) and len(answer) > 2


def then(server, answer, page=None):
    return f"{answer}, {'goes on' if goes_on(server, page) else 'STUCK'}"


def attack(send, times=10):
    """The answer to what a connected page sends: the code that its socket is closed with."""
    def play(server):
        codes = set()
        for _ in range(times):
            page = Page(server)
            with PageSocket(page) as client:
                send(client, page)
                codes.add(client.close_code())
        return then(server, " ".join(map(str, sorted(codes))), page)
    return play


def statuses(server, requests, times=10):
    answers = []
    for arguments in requests * times:
        target, *headers = arguments if isinstance(arguments, tuple) else (arguments,)
        with Connection(server) as connection:
            status = connection.request(target, *headers)[0]
            if status not in answers:
                answers.append(status)
    return " ".join(map(str, answers))


def running(server):
    """The pages whose effects run, this one aside."""
    found = re.search(r"running (\d+)", Page(server).html)
    return int(found[1]) if found else -1
