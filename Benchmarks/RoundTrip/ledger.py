#!/usr/bin/env python3
"""Measures Ledger with 100,000 expenses: from a key in the search field, or a button of the list, to the document.

Starts Ledger in a temporary folder, imports a CSV file of that many rows through its pages, and
prints the median and the 99th percentile. Needs Playwright and Chromium.

    Benchmarks/RoundTrip/ledger.py [--binary PATH] [--rows 100000] [--rounds 20]
"""

import argparse
import datetime
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from round_trip import ROOT, report

# Milliseconds: what 99 of 100 keystrokes must stay below, and the median of a button.
LIMIT = 50.0
SHOPS = "Bakery Supermarket Pharmacy Cinema Bookshop Garage Market Station Theatre Florist".split()
THINGS = "bread cheese tickets flowers medicine petrol coffee pasta paper lamps soap shoes".split()
CATEGORIES = "groceries home transport health leisure travel other".split()
# A common word, a rare one, two words, and one that no note has.
SEARCHES = ["bakery", "zebra", "market pasta", "qqq"]


def build():
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT / "Examples")]
    command += ["--product", "Ledger"]
    subprocess.run(command, check=True, stdout=sys.stderr)
    directory = subprocess.run(
        [*command, "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return os.path.join(directory, "Ledger")


def write_csv(path, rows):
    """Expenses of thirty years; one in a thousand is about a zebra."""
    generator = random.Random(1)
    first = datetime.date(1996, 1, 1)
    with open(path, "w", encoding="utf-8") as file:
        file.write("date,amount,category,note\n")
        for row in range(rows):
            day = first + datetime.timedelta(days=row * 11_000 // rows)
            cents = generator.randint(50, 20_000)
            words = "zebra" if row % 1000 == 0 else generator.choice(THINGS)
            file.write(
                f"{day},{cents // 100}.{cents % 100:02},{generator.choice(CATEGORIES)},"
                f"{generator.choice(SHOPS)} {words} {row}\n")


# Resolves with the first change of the list that the key brings; a key that changes nothing is not counted.
KEYSTROKES = """async ([texts, pause]) => {
  const field = document.querySelector("input[type=search]"), list = document.querySelector(".list");
  const times = [];
  for (const text of texts) {
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(list, { childList: true, characterData: true, subtree: true });
      setTimeout(() => resolve(null), 1000);
    });
    const start = performance.now();
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const end = await changed;
    if (end) times.push(end - start);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}"""

SCROLLS = """async ([rounds, pause]) => {
  const list = document.querySelector(".list");
  const button = (name) => [...document.querySelectorAll("button")].find(
    (button) => button.textContent.trim() == name);
  const times = [];
  for (let i = 0; i < rounds; i++) {
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(list, { childList: true, characterData: true, subtree: true });
    });
    const start = performance.now();
    button("Older expenses").click();
    times.push(await changed - start);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}"""


def keystrokes(rounds):
    """The contents of the field, key by key: each search is typed, then deleted."""
    for _ in range(rounds):
        for search in SEARCHES:
            yield from (search[:end] for end in range(1, len(search) + 1))
            yield from (search[:end] for end in range(len(search) - 1, -1, -1))


def import_file(page, name):
    page.get_by_role("button", name="Files", exact=True).click()
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Add them").click(timeout=120_000)
    page.get_by_role("dialog").wait_for(state="detached", timeout=120_000)


def measure(url, folder, options):
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(locale="en-US")
        page.goto(url)
        page.wait_for_selector("html[data-live]")
        start = time.perf_counter()
        import_file(page, "expenses.csv")
        print(f"{'Import of ' + format(options.rows, ','):<28} {time.perf_counter() - start:6.1f} s")
        page.get_by_role("button", name="Older expenses").wait_for()
        keys = page.evaluate(KEYSTROKES, [list(keystrokes(options.rounds)), 100])
        page.get_by_role("button", name="Older expenses").wait_for()
        scrolls = page.evaluate(SCROLLS, [options.rounds * 5, 100])
        rows = page.locator(".row").count()
        browser.close()
    return keys, scrolls, rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", help="the program to measure, else a release build")
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    binary = options.binary or build()
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / "Files"
        files.mkdir()
        write_csv(files / "expenses.csv", options.rows)
        server = subprocess.Popen(
            [binary, "--port", "0"], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "LEDGER_DATA_DIR": folder})
        try:
            url = server.stdout.readline().split()[-1]
            keys, scrolls, rows = measure(url, folder, options)
        finally:
            server.terminate()
            server.wait()
    _, key = report("Key to document", keys)
    button, _ = report("Older expenses to document", scrolls)
    print(f"{'Rows on the page':<28} {rows}")
    if key >= LIMIT or button >= LIMIT or rows > 200:
        sys.exit(
            f"99 of 100 keys and the median of the button must take less than {LIMIT} ms, and at most "
            "200 rows be on the page.")


if __name__ == "__main__":
    main()
