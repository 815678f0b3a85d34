"""The places of the same elements by a browser's layout and by ViewLayout, on twenty screens.

A difference is said to be of the layout if it remains once texts have the sizes that the browser has
measured. All other differences come from the table of characters' widths that tests use.
"""

import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from elements import wait_for_rest

SIZES = [(900, 760), (390, 780)]
TOLERANCE = 2


@dataclass
class Element:
    """An element with its frames: x, y, width and height."""

    id: str
    role: str
    browser: list
    # By ViewLayout, with the browser's sizes of texts.
    own: list
    # By ViewLayout, with the sizes of texts that tests use.
    estimated: list

    def difference(self, frame=None):
        """The largest difference in position or size."""
        return max(abs(a - b) for a, b in zip(self.browser, frame or self.own))

    def size_difference(self):
        return max(abs(a - b) for a, b in zip(self.browser[2:], self.own[2:]))

    @property
    def is_near(self):
        return self.difference() <= TOLERANCE


PLACES = """() => Object.fromEntries([...document.querySelectorAll('[id^=n]')]
  .filter((element) => /^n\\d+$/.test(element.id) && element.checkVisibility({visibilityProperty: true}))
  .map((element) => [element.id, element.getBoundingClientRect(), element.classList[0]])
  .filter(([, box]) => box.width || box.height)
  .map(([id, box, role]) => [id, [role, box.x, box.y, box.width, box.height]]))"""

# A line is measured with an inline block without a height, which stands on the baseline.
WORDS = """(fonts) => Object.fromEntries(Object.entries(fonts).map(([key, words]) => {
  const [style, size, weight, design] = key.split(' ').map((word) => word == '-' ? '' : word);
  const line = document.createElement('div');
  line.className = `text${style && ` font-${style}`}${design && ` design-${design}`}`;
  line.style = 'position: absolute; visibility: hidden; white-space: pre; width: max-content;';
  if (size) line.style.fontSize = `${size}px`;
  if (weight) line.style.fontWeight = weight;
  document.body.append(line);
  const widths = {};
  for (const word of words) {
    line.textContent = word;
    widths[word] = line.getBoundingClientRect().width;
  }
  line.innerHTML = 'x<span style="display: inline-block"></span>';
  const top = line.getBoundingClientRect().top;
  const measured = {
    lineHeight: line.getBoundingClientRect().height,
    baseline: line.firstElementChild.getBoundingClientRect().bottom - top, widths,
  };
  line.remove();
  return [key, measured];
}))"""


def frames(binary, texts=None):
    """What `Screens frames` prints; with the sizes of a browser's texts, if given."""
    arguments = [binary, "frames"]
    with tempfile.TemporaryDirectory() as folder:
        if texts:
            path = Path(folder) / "texts.json"
            path.write_text(json.dumps(texts))
            arguments.append(str(path))
        return json.loads(subprocess.run(arguments, check=True, capture_output=True).stdout)


def measure(browser, url, binary):
    """Lays out all screens; returns the elements that both layouts have, by screen and width."""
    estimated = frames(binary)
    drawn, texts = {}, None
    for width, height in SIZES:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce")
        page = context.new_page()
        for name in names(estimated["screens"]):
            page.goto(f"{url}/{name}")
            page.wait_for_selector("html[data-live]")
            wait_for_rest(page)
            drawn[f"{name}-{width}"] = settled_places(page)
        texts = texts or page.evaluate(WORDS, estimated["words"])
        context.close()
    own = frames(binary, texts)["screens"]
    return {
        screen: paired(screen, places, own[screen], estimated["screens"][screen])
        for screen, places in drawn.items()
    }


def names(screens):
    """The names of screens, without the widths of windows."""
    return sorted({screen.rsplit("-", 1)[0] for screen in screens})


def settled_places(page):
    """The places of the elements, once they no longer follow the sizes that the page reports."""
    places = page.evaluate(PLACES)
    for _ in range(50):
        page.wait_for_timeout(100)
        before, places = places, page.evaluate(PLACES)
        if places == before:
            break
    return places


def paired(screen, drawn, own, estimated):
    """The elements that both layouts have, which must have the same roles."""
    estimated = {element["id"]: element["frame"] for element in estimated}
    elements = []
    for element in own:
        id, role = element["id"], element["role"]
        if id in drawn and id in estimated:
            assert drawn[id][0] == role, f"{screen}: {id} is {drawn[id][0]} in the browser, not {role}"
            elements.append(Element(id, role, drawn[id][1:], element["frame"], estimated[id]))
    assert len(elements) > 4, f"{screen}: only {len(elements)} elements are in both layouts"
    return elements


def share(elements, estimated=False):
    """The share of the elements that are within the tolerance."""
    near = sum(
        element.difference(element.estimated if estimated else None) <= TOLERANCE
        for element in elements)
    return near / len(elements)
