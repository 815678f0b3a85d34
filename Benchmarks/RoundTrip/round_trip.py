#!/usr/bin/env python3
"""Measures how long a click takes to come back: from the event to the changed count.

Once over a bare socket (the server and the protocol), once in a real browser (all of it). The
clicks come at the pace that the server allows a page. Needs Playwright and Chromium for the latter.

    Benchmarks/RoundTrip/round_trip.py [--binary PATH] [--clicks 200] [--no-browser]
"""

import argparse
import base64
import json
import os
import re
import shutil
import socket
import statistics
import struct
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAUSE = 0.025  # A page may send 50 events a second.
START = "/100"  # A number that is explored.
LIMIT = 5.0  # Milliseconds: what the median must stay below.


def build():
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT)]
    command += ["--product", "PrimeTime"]
    subprocess.run(command, check=True, stdout=sys.stderr)
    directory = subprocess.run(
        [*command, "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return os.path.join(directory, "PrimeTime")


class BareSocket:
    """The least of a WebSocket client."""

    def __init__(self, url, path=START):
        with urllib.request.urlopen(url + path) as response:
            self.html = html = response.read().decode()
            cookie = response.headers["Set-Cookie"].split(";")[0]
        token = re.search(r'data-token="([^"]+)"', html)[1]
        path = re.search(r'data-socket="([^"]+)"', html)[1]
        host = url.removeprefix("http://")
        address, port = host.split(":")
        self.socket = socket.create_connection((address, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {url}\r\nCookie: {cookie}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]
        self.send([0, 0, token])
        self.receive()

    def button(self, label):
        """The node of the button with a label or a text."""
        label = re.escape(label)
        return int(re.search(
            rf'<button id="n(\d+)"(?:[^>]*aria-label="{label}"|[^>]*>(?:<[^>]*>)*{label}<)',
            self.html)[1])

    def send(self, message):
        payload = json.dumps(message, separators=(",", ":")).encode()
        length = len(payload)
        head = bytes([0x81, 0x80 | length]) if length < 126 else struct.pack(
            "!BBH", 0x81, 0x80 | 126, length)
        self.socket.sendall(head + bytes(4) + payload)  # A mask of zeros changes nothing.

    def receive(self):
        """Reads a message, and answers heartbeats as a page does."""
        while (message := self._message()) == b"[]":
            self.send([])
        return message

    def _message(self):
        def need(count):
            while len(self.buffer) < count:
                data = self.socket.recv(65536)
                if not data:
                    raise ConnectionError("The server has closed the socket.")
                self.buffer += data

        need(2)
        length, start = self.buffer[1] & 0x7F, 2
        if length == 126:
            need(4)
            length, start = struct.unpack("!H", self.buffer[2:4])[0], 4
        elif length == 127:
            need(10)
            length, start = struct.unpack("!Q", self.buffer[2:10])[0], 10
        need(start + length)
        payload = self.buffer[start:start + length]
        self.buffer = self.buffer[start + length:]
        return payload


def measure_socket(url, clicks):
    client = BareSocket(url)
    button = client.button("Increment")
    times, largest = [], 0
    for sequence in range(1, clicks + 1):
        start = time.perf_counter()
        client.send([sequence, button, "t"])
        patch = client.receive()
        times.append((time.perf_counter() - start) * 1000)
        _, event, *operations = json.loads(patch)
        assert event == sequence and operations, patch
        largest = max(largest, len(patch))
        time.sleep(PAUSE)
    return times, largest


CLICKS = """async ([clicks, pause]) => {
  const button = document.querySelector("[aria-label=Increment]");
  const count = document.querySelector("[data-testid=count]");
  const times = [];
  for (let i = 0; i < clicks; i++) {
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(count, { childList: true, characterData: true, subtree: true });
    });
    const start = performance.now();
    button.click();
    times.push(await changed - start);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}"""


def measure_browser(url, clicks):
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(url + START)
        page.wait_for_selector("html[data-live]")
        times = page.evaluate(CLICKS, [clicks, PAUSE * 1000])
        browser.close()
    return times


def report(name, times):
    """Prints the median and the 99th percentile, and returns both."""
    times = sorted(times)
    median = statistics.median(times)
    p99 = times[int(len(times) * 0.99)]
    print(f"{name:<28} median {median:6.2f} ms   p99 {p99:6.2f} ms   {len(times)} clicks")
    return median, p99


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", help="the program to measure, else a release build")
    parser.add_argument("--clicks", type=int, default=200)
    parser.add_argument("--no-browser", action="store_true")
    options = parser.parse_args()
    server = subprocess.Popen(
        [options.binary or build(), "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        url = server.stdout.readline().split()[-1]
        times, largest = measure_socket(url, options.clicks)
        medians = [report("Socket: event to patch", times)[0]]
        if not options.no_browser:
            clicks = measure_browser(url, options.clicks)
            medians.append(report("Browser: click to document", clicks)[0])
        print(f"{'Largest patch':<28} {largest} bytes")
    finally:
        server.terminate()
        server.wait()
    if max(medians) >= LIMIT or largest >= 100:
        sys.exit(f"The median must be below {LIMIT} ms, and a patch below 100 bytes.")


if __name__ == "__main__":
    main()
