"""The package of a reader: files in an empty folder, built by SwiftPM as a person builds them."""

import os
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

from swiftc import ROOT

HOSTED = re.compile(r'\.package\(url: "https://github\.com/OWNER/composable-everywhere", branch: "main"')
WARNING = re.compile(r"^(/\S+?:\d+:\d+: warning: .*)$", re.MULTILINE)
TESTS = re.compile(r"Test run with (\d+) tests?")
ADDRESS = re.compile(r"is running at (http://\S+)")
MANIFEST = "Package.swift"


class Reader:
    """An empty folder whose package depends on this clone.

    Several readers share a scratch folder, where the library is built once; it may have built this package before.
    """

    def __init__(self, name, scratch):
        self.folder = scratch / "packages" / name
        self.scratch = scratch
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        # SwiftPM would follow the plan of the package before.
        for plan in ["debug.yaml", "release.yaml"]:
            (scratch / plan).unlink(missing_ok=True)

    def write(self, path, text):
        """Writes a file, and its folder; a manifest depends on the clone in place of the host."""
        if path == MANIFEST:
            text, count = HOSTED.subn(f'.package(name: "composable-everywhere", path: "{ROOT}"', text)
            if count != 1:
                raise ValueError("the manifest does not depend on the branch 'main' of OWNER")
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def command(self, *arguments):
        return ["swift", *arguments[:1], "--scratch-path", str(self.scratch), *arguments[1:]]

    def run(self, *arguments):
        """Runs a command of SwiftPM, and returns its output and what is wrong with it, if anything."""
        result = subprocess.run(
            self.command(*arguments), cwd=self.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output = result.stdout
        if result.returncode != 0:
            return output, f"'swift {' '.join(arguments)}' fails:\n{shortened(output)}"
        own = [each for each in WARNING.findall(output) if each.startswith(f"{self.folder}/")]
        return output, "\n".join(own)

    def build(self, *arguments):
        return self.run("build", *arguments)[1]

    def test(self):
        """Runs the tests, and returns what is wrong; no test is wrong, too."""
        output, problem = self.run("test")
        counts = [int(count) for count in TESTS.findall(output)]
        return problem or ("" if sum(counts) > 0 else f"'swift test' runs no test:\n{shortened(output)}")

    def serve(self, name):
        """Runs an application, opens its page, and returns what is wrong."""
        # Not within the time that the application has to start.
        if problem := self.build():
            return problem
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        # A log that is no terminal, as a service has.
        log = self.folder / "run.log"
        with log.open("w") as output:
            process = subprocess.Popen(
                self.command("run", name, "--port", str(port)), cwd=self.folder,
                stdout=output, stderr=subprocess.STDOUT)
        try:
            deadline = time.monotonic() + 120
            while not (address := ADDRESS.search(log.read_text(encoding="utf-8"))):
                if process.poll() is not None or time.monotonic() > deadline:
                    return f"'swift run {name}' does not start:\n{shortened(log.read_text())}"
                time.sleep(0.2)
            with urllib.request.urlopen(address[1], timeout=30) as page:
                html = page.read().decode()
            return "" if page.status == 200 and "<body" in html else f"the page of {name} is {html[:200]}"
        finally:
            process.terminate()
            process.wait()


def shortened(output):
    """The errors of an output, or its last lines."""
    lines = output.strip().splitlines()
    wrong = [line for line in lines if "error:" in line or "✘" in line]
    return "\n".join((wrong or lines)[-12:])


def scratch_folder(arguments):
    folders = [argument for argument in arguments if not argument.startswith("--")]
    return Path(os.path.abspath(folders[0])) if folders else ROOT / ".build-tutorials"
