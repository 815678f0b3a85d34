"""Twenty screens are where ViewLayout puts them, as far as LayoutDifferences.md says."""

import re

import pytest

import layouts
from conftest import ROOT, Server, build

# Another font breaks the lines of texts elsewhere: one element for each window.
SLACK = len(layouts.SIZES)


def documented():
    """The number of elements that differ, by the name of the screen."""
    text = (ROOT / "Documentation/Internals/LayoutDifferences.md").read_text()
    rows = re.findall(r"^\| ([a-z-]+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    return {name: (int(count), int(differing)) for name, count, differing in rows}


@pytest.fixture(scope="module")
def screens(browser, tmp_path_factory):
    binary = build("Screens")
    server = Server(binary, tmp_path_factory.mktemp("Screens"), "serve")
    yield layouts.measure(browser, server.url, binary)
    assert server.stop() == 0


def test_every_screen_is_documented(screens):
    assert sorted(documented()) == layouts.names(screens)
    assert len(documented()) == 20


@pytest.mark.parametrize("name", sorted(documented()))
def test_no_more_elements_differ_than_the_document_says(screens, name):
    elements = [element for width, _ in layouts.SIZES for element in screens[f"{name}-{width}"]]
    count, differing = documented()[name]
    assert len(elements) >= count - SLACK
    far = [element for element in elements if not element.is_near]
    assert len(far) <= differing + SLACK, far
