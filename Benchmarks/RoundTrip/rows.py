#!/usr/bin/env python3
"""Measures a page of rows from outside: patches, events and sessions.

Prints the size of the page and of the patch that each change of 1,000 rows makes, how many events a
second a socket takes when they come one after the other and when they come all at once, and what a
session of 50 rows takes of the server's memory: for rows that are a text each, for rows of a list
with two texts in a stack, and for rows that are the text of a store each.

    Benchmarks/RoundTrip/rows.py [--binary .build/release/ComposableSoak]
"""

import argparse
import contextlib
import json
import re
import subprocess
import threading
import time
from pathlib import Path

from round_trip import ROOT, BareSocket

CHANGES = ["Change one", "Change all", "Append", "Remove last", "Move", "Reverse"]


@contextlib.contextmanager
def serving(binary, rows, kind):
    server = subprocess.Popen(
        [binary, "serve", str(rows), kind], stdout=subprocess.PIPE, text=True)
    try:
        yield server.stdout.readline().split()[-1], server.pid
    finally:
        server.terminate()
        server.wait()


def measure_patches(url):
    page = BareSocket(url, "/")
    print(f"{'Page':<28} {len(page.html):>8} bytes")
    for sequence, change in enumerate(CHANGES, 1):
        page.send([sequence, page.button(change), "t"])
        patch = page.receive()
        _, event, *operations = json.loads(patch)
        assert event == sequence, patch
        print(f"{change:<28} {len(patch):>8} bytes  {len(operations):>5} operations")


def measure_events(url, seconds=2.0):
    page = BareSocket(url, "/")
    button, sequence = page.button("Change one"), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        sequence += 1
        page.send([sequence, button, "t"])
        page.receive()
    rate = sequence / (time.perf_counter() - start)
    print(f"{'Events, one after another':<28} {rate:>8,.0f} a second")

    count, first = 20_000, sequence
    def send():
        for number in range(1, count + 1):
            page.send([first + number, button, "t"])

    start = time.perf_counter()
    sender = threading.Thread(target=send)
    sender.start()
    patches = 0
    while sequence < first + count:
        sequence = json.loads(page.receive())[1]
        patches += 1
    sender.join()
    rate = count / (time.perf_counter() - start)
    print(f"{'Events, all at once':<28} {rate:>8,.0f} a second  {patches:>5} messages")


def resident(pid):
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"RssAnon:\s+(\d+) kB", status)[1])


def measure_sessions(url, pid, count=200):
    warm = [BareSocket(url, "/") for _ in range(20)]
    before = resident(pid)
    pages = [BareSocket(url, "/") for _ in range(count)]
    each = (resident(pid) - before) / count
    print(f"{'Session of 50 rows':<28} {each:>8.0f} KiB")
    del warm, pages


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=str(ROOT / ".build/release/ComposableSoak"))
    options = parser.parse_args()
    for kind, rows in [
        ("texts", "Rows of a text each"), ("views", "Rows of two texts in a stack"),
        ("stores", "Rows of a text each, of stores")]:
        print(rows)
        with serving(options.binary, 1_000, kind) as (url, _):
            measure_patches(url)
            measure_events(url)
        with serving(options.binary, 50, kind) as (url, pid):
            measure_sessions(url, pid)


if __name__ == "__main__":
    main()
