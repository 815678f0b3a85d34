#!/usr/bin/env python3
"""Measures the memory that a page of PrimeTime takes of its server, from its first response until it connects.

Prints the private memory of the server before and after so many first pages, and the difference for each.

    Benchmarks/RoundTrip/pages.py [--binary .build/release/PrimeTime] [--path /142307] [--pages 50]
"""

import argparse
import subprocess
import time
import urllib.request

from round_trip import build
from rows import resident

PORT = 8977
# The memory of the code and of the tables of types is the same for any number of pages.
FIRST_PAGES = 8


def visit(url):
    with urllib.request.urlopen(url, timeout=20) as response:
        response.read()


def wait(url):
    for _ in range(100):
        try:
            return visit(url)
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", help="the server; built by default")
    parser.add_argument("--path", default="/142307", help="the path of the pages")
    parser.add_argument("--pages", type=int, default=50, help="a server keeps 64 of an address that have no socket")
    options = parser.parse_args()
    server = subprocess.Popen(
        [options.binary or build(), "--port", str(PORT)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{PORT}{options.path}"
    try:
        wait(url)
        for _ in range(FIRST_PAGES):
            visit(url)
        time.sleep(1)
        before = resident(server.pid)
        for _ in range(options.pages):
            visit(url)
        time.sleep(1)
        after = resident(server.pid)
    finally:
        server.terminate()
        server.wait()
    print(f"{before} KiB before, {after} KiB after {options.pages} pages: {(after - before) / options.pages:.0f} KiB each")


if __name__ == "__main__":
    main()
