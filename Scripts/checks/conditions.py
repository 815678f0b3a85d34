"""The conditions of `#if`, evaluated for platforms other than this machine's."""

import re
from dataclasses import dataclass, field

EVERYWHERE = frozenset(
    "Foundation FoundationEssentials Observation Swift Synchronization Testing XCTest".split()
)
APPLE = EVERYWHERE - {"FoundationEssentials"} | frozenset(
    "Combine CoreFoundation CoreGraphics Darwin Dispatch OSLog ObjectiveC SwiftUI os".split()
)
SERVER = EVERYWHERE | {"Dispatch", "FoundationNetworking"}

# The flags that a build with the default traits defines on every platform.
FLAGS = frozenset({"DEBUG", "Macros", "Web"})
# What the traits and the build configuration may define; any other name is a mistake.
KNOWN_FLAGS = FLAGS | {
    "ComposableArchitecture2DeprecationOverloads", "ComposableArchitecture2Deprecations", "Fallbacks",
    "NEVER", "PortableViews", "Publishers",
}


@dataclass(frozen=True)
class Platform:
    """What conditions may ask about: the compiler's target, and the modules that come with it."""

    triple: str
    os: str
    arch: str
    environment: str
    modules: frozenset
    flags: frozenset = field(default=FLAGS)


PLATFORMS = {
    "macOS": Platform("arm64-apple-macosx14.0", "macOS", "arm64", "", APPLE | {"AppKit"}),
    "iOS": Platform("arm64-apple-ios17.0", "iOS", "arm64", "", APPLE | {"UIKit"}),
    "iOS simulator": Platform(
        "arm64-apple-ios17.0-simulator", "iOS", "arm64", "simulator", APPLE | {"UIKit"}),
    "tvOS": Platform("arm64-apple-tvos17.0", "tvOS", "arm64", "", APPLE | {"UIKit"}),
    "watchOS": Platform(
        "arm64_32-apple-watchos10.0", "watchOS", "arm64_32", "", APPLE | {"UIKit", "WatchKit"}),
    "visionOS": Platform("arm64-apple-xros1.0", "visionOS", "arm64", "", APPLE | {"UIKit"}),
    "Linux": Platform("aarch64-unknown-linux-gnu", "Linux", "arm64", "", SERVER | {"Glibc"}),
    "Linux with Musl": Platform(
        "x86_64-swift-linux-musl", "Linux", "x86_64", "", SERVER | {"Musl"}),
    "Windows": Platform(
        "x86_64-unknown-windows-msvc", "Windows", "x86_64", "", SERVER | {"CRT", "WinSDK", "ucrt"}),
    "Android": Platform(
        "aarch64-unknown-linux-android28", "Android", "arm64", "",
        SERVER | {"Android", "Bionic"}),
    "WebAssembly": Platform("wasm32-unknown-wasip1", "WASI", "wasm32", "", EVERYWHERE | {"WASILibc"}),
}

# A module that is in no platform's list is one of this package or of one that it depends on.
SYSTEM = frozenset().union(*(platform.modules for platform in PLATFORMS.values()))

# The compiler that the branches are chosen for.
COMPILER = (6, 3)

TOKEN = re.compile(r"\s*(&&|\|\||!|\(|\)|[A-Za-z_]\w*(?:\([^()]*\))?)")


class Condition:
    """A condition of `#if`, evaluated for a platform."""

    def __init__(self, text, platform):
        text = text.split("//")[0].strip()
        self.tokens = TOKEN.findall(text)
        if "".join(self.tokens) != re.sub(r"\s", "", text) and not re.search(r"[<>=]", text):
            raise ValueError(f"'{text}' is no condition that this script understands")
        self.platform = platform

    def evaluate(self):
        value = self.either()
        if self.tokens:
            raise ValueError(f"'{self.tokens[0]}' was not expected in a condition")
        return value

    def either(self):
        value = self.both()
        while self.tokens[:1] == ["||"]:
            self.tokens.pop(0)
            value = self.both() or value
        return value

    def both(self):
        value = self.one()
        while self.tokens[:1] == ["&&"]:
            self.tokens.pop(0)
            value = self.one() and value
        return value

    def one(self):
        token = self.tokens.pop(0)
        if token == "!":
            return not self.one()
        if token == "(":
            value = self.either()
            self.tokens.pop(0)
            return value
        name, _, argument = token.rstrip(")").partition("(")
        argument = argument.strip()
        match name:
            case "os":
                return argument == self.platform.os
            case "arch":
                return argument == self.platform.arch
            case "targetEnvironment":
                return argument == self.platform.environment
            case "canImport":
                module = argument.split(".")[0]
                return module not in SYSTEM or module in self.platform.modules
            case "compiler" | "swift":
                return is_version(argument)
            case "true":
                return True
            case "false":
                return False
        if token in KNOWN_FLAGS:
            return token in self.platform.flags
        raise ValueError(f"'{token}' is no condition that this script understands")


def is_version(condition):
    """Returns whether the compiler's version is as `>=6.2` or `<6.4` says."""
    operator, _, version = re.match(r"(>=|<)(\s*)([\d.]+)$", condition).groups()
    other = tuple(int(part) for part in version.split("."))
    return (COMPILER >= other) == (operator == ">=")


@dataclass
class Branch:
    """The lines between two directives: which, under which condition, and whether it is active."""

    line: int
    condition: str
    is_active: bool


def read(text, platform):
    """Returns a source with every line left empty that a platform does not see, and its branches."""
    lines = []
    found = []
    # For each `#if` around a line: whether this branch is active, whether one was already, and the
    # condition of the first.
    branches = []
    in_string = False

    def note(number, condition):
        is_active = all(is_active for is_active, *_ in branches)
        found.append(Branch(number, condition, is_active))

    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        directive, _, condition = stripped.partition(" ")
        if in_string or directive not in ("#if", "#elseif", "#else", "#endif"):
            if line.count('"""') % 2 == 1:
                in_string = not in_string
            lines.append(line if all(is_active for is_active, *_ in branches) else "")
            continue
        condition = condition.split("//")[0].strip()
        if directive == "#if":
            value = Condition(condition, platform).evaluate()
            branches.append((value, value, condition))
            note(number, condition)
        elif directive == "#elseif":
            _, done, first = branches.pop()
            value = not done and Condition(condition, platform).evaluate()
            branches.append((value, done or value, first))
            note(number, condition)
        elif directive == "#else":
            _, done, first = branches.pop()
            branches.append((not done, True, first))
            note(number, f"else of {first}")
        else:
            branches.pop()
        lines.append("")
    return "\n".join(lines) + "\n", found
