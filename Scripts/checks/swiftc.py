"""The compiler, as the checks call it that compile code against the modules of a debug build."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def build_folder(script, arguments):
    """Returns the folder of a finished build, which is the first argument if there is one."""
    folders = [argument for argument in arguments if not argument.startswith("--")]
    build = Path(folders[0]).absolute() if folders else ROOT / ".build" / "debug"
    if not (build / "Modules" / "ComposableArchitecture.swiftmodule").exists():
        print(f"{script}: nothing is built in {build}; run 'swift build' first")
        sys.exit(2)
    return build


def compiler_arguments(build):
    """Returns the arguments for files that import the modules of a build and use its macros."""
    arguments = ["-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm"]
    arguments += ["-I", str(build / "Modules")]
    for tool in sorted(build.glob("*-tool")):
        if tool.is_file():
            name = tool.name.removesuffix("-tool")
            arguments += ["-load-plugin-executable", f"{tool}#{name}"]
    checkouts = build.resolve().parents[1] / "checkouts"
    for module_map in [
        *sorted(build.glob("*.build/module.modulemap")),
        *sorted(checkouts.glob("*/Sources/*/include/module.modulemap")),
    ]:
        if not module_map.parent.name.endswith("-tool.build"):
            arguments += ["-Xcc", f"-fmodule-map-file={module_map}"]
    return arguments


# The meanings of Apple's imports, as Documentation/Compatibility.md gives them to the target of an application.
IMPORTS = [
    "-module-alias", "SwiftUI=PortableSwiftUI",
    "-module-alias", "Combine=ComposableArchitectureCombine",
    "-module-alias", "OSLog=PortableLogging",
    "-module-alias", "os=PortableOS",
]
