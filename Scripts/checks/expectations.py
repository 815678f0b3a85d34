"""The errors that a file of code expects, on lines marked `// error: TEXT`, and those that it gets.

A comment after code gives a part of the message. A comment on a line of its own gives the whole message of an error on the
next line.
"""

import re
import subprocess
from collections import defaultdict

EXPECTED = re.compile(r"// error:\s*(.*)$")
ALONE = re.compile(r"^\s*// error: (.*)$")
ERROR = re.compile(r"^(/[^:]+):(\d+):\d+: error: (.*)$")


class Message(str):
    """A whole message, which an error of a line must be."""

    def is_in(self, messages):
        return self in messages


def expected_errors(file):
    """Returns the text that the error of each marked line must have; a whole message as `Message`."""
    expected = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if match := ALONE.search(line):
            expected[number + 1] = Message(match.group(1))
        elif match := EXPECTED.search(line):
            expected[number] = match.group(1)
    return expected


def errors(file, arguments):
    """Compiles a file and returns its errors, by line."""
    result = subprocess.run(
        ["swiftc", "-typecheck", *arguments, str(file)], capture_output=True, text=True,
    )
    found = defaultdict(list)
    for line in result.stderr.splitlines():
        if match := ERROR.match(line):
            # An error inside a macro's expansion has a line of a file of its own.
            number = int(match.group(2)) if match.group(1) == str(file) else 0
            found[number].append(match.group(3))
    if result.returncode != 0 and not found:
        found[0].append(result.stderr.strip())
    return found


def problems(file, expected, found):
    """Yields what is wrong about the errors of a file."""
    for number, text in expected.items():
        fits = text.is_in(found[number]) if isinstance(text, Message) else any(
            text in message for message in found[number])
        if not fits:
            got = "; ".join(found[number]) or "none"
            yield f"{file}:{number}: expected an error with '{text}', got {got}"
    for number, messages in found.items():
        if number not in expected:
            yield f"{file}:{number}: unexpected error: {messages[0]}"
