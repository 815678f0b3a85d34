"""The places of the same elements by a browser's layout and by ViewLayout, on twenty screens.

A difference is said to be of the layout if it remains once texts have the sizes that the browser has
measured. All other differences come from the table of characters' widths that tests use.
"""

import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from elements import wait_for_rest

SIZES = [(900, 760), (390, 780)]
TOLERANCE = 2

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
    """Lays out all screens three ways.

    Returns for each screen a list of elements: role, frame in the browser, frame of ViewLayout, and the
    latter with the browser's texts.
    """
    own = frames(binary)
    in_browser, texts = {}, None
    for width, height in SIZES:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce")
        page = context.new_page()
        for screen in own["screens"]:
            if not screen.endswith(f"-{width}"):
                continue
            page.goto(f"{url}/{screen.rsplit('-', 1)[0]}")
            page.wait_for_selector("html[data-live]")
            wait_for_rest(page)
            in_browser[screen] = settled_places(page)
        texts = texts or page.evaluate(WORDS, own["words"])
        context.close()
    measured = frames(binary, texts)
    return {
        screen: paired(screen, in_browser[screen], elements, measured["screens"][screen])
        for screen, elements in own["screens"].items()
    }


def settled_places(page):
    """The places of the elements, once they no longer follow the sizes that the page reports."""
    places = page.evaluate(PLACES)
    for _ in range(50):
        page.wait_for_timeout(100)
        before, places = places, page.evaluate(PLACES)
        if places == before:
            break
    return places


def paired(screen, in_browser, own, measured):
    """The elements that both have, which must have the same roles."""
    measured = {element["id"]: element["frame"] for element in measured}
    result = []
    for element in own:
        id, role = element["id"], element["role"]
        if id not in in_browser or id not in measured:
            continue
        drawn, *place = in_browser[id]
        assert drawn == role, f"{screen}: {id} is {drawn} in the browser, and {role} in ViewLayout"
        result.append((id, role, place, element["frame"], measured[id]))
    assert len(result) > 4, f"{screen}: only {len(result)} elements are in both layouts"
    return result


def difference(one, other):
    """The largest difference in position or size, in points."""
    return max(abs(a - b) for a, b in zip(one, other))


def share(elements, index=4):
    """The share of a screen's elements that are within the tolerance."""
    near = sum(difference(element[2], element[index]) <= TOLERANCE for element in elements)
    return near / len(elements)
