"""The files of Tests/System/WildFiles, and the compiler's arguments for a target that has one of them."""

import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "checks"))
from swiftc import IMPORTS, ROOT, compiler_arguments  # noqa: E402

FOLDER = ROOT / "Tests" / "System" / "WildFiles"
SCRATCH = ROOT / ".build-publishers"
FLAGS = ["-swift-version", "5", *IMPORTS]
ERROR = re.compile(r"^(?:/|<|@)[^:]*:\d+:\d+: error: (.*)$", re.MULTILINE)


def wild_files(arguments):
    """Returns the files, or those whose path has the text of --only in it."""
    only = next((item.removeprefix("--only=") for item in arguments if item.startswith("--only=")), "")
    return [file for file in sorted(FOLDER.glob("*/*.swift")) if only in str(file)]


def wild_arguments(build):
    """Returns the arguments for a file: what Documentation/Compatibility.md says, and nothing else."""
    return [*compiler_arguments(build), *FLAGS, *testing()]


def testing():
    """Returns the arguments for files that import Testing."""
    toolchain = Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip())
    plugins = toolchain.resolve().parents[1] / "lib" / "swift" / "host" / "plugins" / "testing"
    return ["-plugin-path", str(plugins)]


def build_modules():
    """Builds the modules with the traits of an application that uses schedulers, and returns the folder."""
    subprocess.run(
        ["swift", "build", "--traits", "default,Publishers", "--scratch-path", str(SCRATCH)],
        cwd=ROOT, check=True)
    return str(SCRATCH / "debug")
