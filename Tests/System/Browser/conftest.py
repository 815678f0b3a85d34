"""Starts the demos and a real browser, and gives each test a page of its own.

Tests are about PrimeTime, unless their module names another demo as PRODUCT. They share its server,
unless the module says OWN_SERVER. What BUILD_FOLDER holds is taken as it is; all else is built.
"""

import functools
import os
import shutil
import signal
import socket
import subprocess
import threading
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from elements import wait_for_rest
from looks import WIDE

ROOT = Path(__file__).resolve().parents[3]
# The packages of all but the demos in Examples.
PACKAGES = {"PrimeTime": ROOT, "Screens": ROOT / "Tests/System/Screens"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@functools.cache
def build(product):
    """Builds a demo, and returns where it is."""
    if folder := os.environ.get("BUILD_FOLDER"):
        return os.path.join(folder, product)
    # The packages share a build folder, so that what they need is compiled once.
    package = PACKAGES.get(product, ROOT / "Examples")
    command = ["swift", "build", "--package-path", str(package), "--scratch-path", str(ROOT / ".build")]
    command += ["--product", product]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    directory = subprocess.run(
        [*command, "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return os.path.join(directory, product)


@pytest.fixture(scope="session")
def binary():
    """PrimeTime."""
    return build("PrimeTime")


class Server:
    """A running demo."""

    def __init__(self, binary, data_directory, *arguments, environment={}):
        self.data_directory = data_directory
        self.process = subprocess.Popen(
            [binary, *(arguments or ("--port", "0"))],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={
                **os.environ, "BOARD_DATA_DIR": str(data_directory),
                # User defaults are in the home directory.
                "CFFIXED_USER_HOME": str(data_directory),
                "LEDGER_DATA_DIR": str(data_directory), "PRIMETIME_DATA_DIR": str(data_directory),
                "PRIMES_DATA_DIR": str(data_directory), **environment,
            },
        )
        self.announcement = self.process.stdout.readline().rstrip("\n")
        if not self.announcement:
            raise RuntimeError(self.process.stderr.read())
        self.url = self.announcement.split()[-1]
        self.port = int(self.url.rsplit(":", 1)[1])
        # Nobody else reads what it writes, and a full pipe would stop it.
        self.log = []
        self.output = []
        for stream, lines in ((self.process.stderr, self.log), (self.process.stdout, self.output)):
            threading.Thread(target=self._read, args=(stream, lines), daemon=True).start()

    @staticmethod
    def _read(stream, lines):
        for line in stream:
            lines.append(line)

    def stop(self, number=signal.SIGINT):
        """Asks the program to stop, and returns its exit status."""
        self.process.send_signal(number)
        return self.process.wait(timeout=30)


class Proxy:
    """Passes connections on to a server until they are cut."""

    def __init__(self, port, rewrite=lambda data: data):
        self.target = port
        self.rewrite = rewrite
        self.is_open = True
        self.sockets = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """Ends all connections, and lets no new one through until `mend`."""
        self.is_open = False
        for end in self.sockets:
            self._end(end)
        self.sockets = []

    def mend(self):
        self.is_open = True

    def close(self):
        self.cut()
        self.listener.close()

    def _accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            if not self.is_open:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.target))
            self.sockets += [client, server]
            for source, sink in ((client, server), (server, client)):
                threading.Thread(target=self._copy, args=(source, sink), daemon=True).start()

    def _copy(self, source, sink):
        try:
            while data := source.recv(65536):
                sink.sendall(self.rewrite(data))
        except OSError:
            pass
        self._end(source)
        self._end(sink)

    @staticmethod
    def _end(end):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        end.close()


@pytest.fixture(scope="session")
def shared_servers():
    """A server for each demo that a test has asked for."""
    servers = {}
    yield servers
    assert [server.stop() for server in servers.values()] == [0] * len(servers)


@pytest.fixture
def shared_server(shared_servers, request, tmp_path_factory):
    """The server of the demo that the test's module is about."""
    product = getattr(request.module, "PRODUCT", "PrimeTime")
    if product not in shared_servers:
        shared_servers[product] = Server(build(product), tmp_path_factory.mktemp(product))
    return shared_servers[product]


@pytest.fixture
def server(request, tmp_path):
    """A server of the test's own, with files of its own."""
    product = getattr(request.module, "PRODUCT", "PrimeTime")
    server = Server(build(product), tmp_path)
    yield server
    assert server.stop() == 0


@pytest.fixture
def proxy(server):
    proxy = Proxy(server.port)
    yield proxy
    proxy.close()


@pytest.fixture(scope="session")
def browser():
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "There is no Chromium on this machine."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def context(browser, request):
    """A browser without any history; what goes wrong in its pages fails the test."""
    # A server of the test's own must outlive its pages, which would try to reach it again.
    if "server" in request.fixturenames or has_own_server(request):
        request.getfixturevalue("server")
    context = browser.new_context()
    context.set_default_timeout(10_000)
    problems = []
    context.on("console", lambda message: message.type == "error" and problems.append(message.text))
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.problems = problems
    yield context
    context.close()
    assert problems == []


@pytest.fixture
def axe():
    """A function that names what axe-core finds to be serious or critical on a page."""
    def serious(page):
        # What fades in has too little contrast until it is there.
        wait_for_rest(page)
        violations = Axe().run(page).response["violations"]
        return [
            f'{violation["id"]}: {violation["nodes"][0]["html"]}' for violation in violations
            if violation["impact"] in ("serious", "critical")
        ]

    return serious


def has_own_server(request):
    return getattr(request.module, "OWN_SERVER", False)


@pytest.fixture
def page(context, request):
    """The first screen, connected."""
    name = "server" if has_own_server(request) else "shared_server"
    return open_page(context, request.getfixturevalue(name).url)


def open_page(context, url):
    page = context.new_page()
    page.goto(url)
    expect_connected(page)
    return page


@pytest.fixture
def wide_page(browser, shared_server):
    """The first screen, connected, in a window of 700 x 760 points."""
    context = browser.new_context(viewport={"width": 700, "height": 760})
    context.set_default_timeout(10_000)
    yield open_page(context, shared_server.url)
    context.close()


@pytest.fixture(scope="module")
def looks(tmp_path_factory):
    server = Server(build("Screens"), tmp_path_factory.mktemp("Looks"), "serve")
    yield server
    assert server.stop() == 0


@pytest.fixture
def open_look(browser, looks):
    """A function that opens the screen of a look in a window of its own."""
    contexts, problems = [], []

    def open_look(name, size=WIDE, **options):
        context = browser.new_context(viewport=size, **options)
        context.set_default_timeout(10_000)
        context.on("console", lambda message: message.type == "error" and problems.append(message.text))
        context.on("weberror", lambda error: problems.append(str(error.error)))
        contexts.append(context)
        page = context.new_page()
        page.goto(f"{looks.url.rstrip('/')}/look-{name}")
        expect_connected(page)
        return page

    yield open_look
    for context in contexts:
        context.close()
    assert problems == []


def expect_only_logged(page, server, path):
    """Expects that a path of the server is in its log, and nowhere on the page."""
    assert str(path.parent) not in page.content()
    # The log is read by a thread of its own.
    for _ in range(100):
        if any(str(path) in line for line in server.log):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{path} is not in the log.")


def expect_connected(page):
    expect(page.locator("html[data-live]")).to_be_attached()
