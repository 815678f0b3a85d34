"""The public API of ComposableCore, and which of it needs an example in its documentation."""

import re
from fnmatch import fnmatchcase

from swiftc import ROOT

CORE = ROOT / "Sources" / "Architecture" / "ComposableCore"
# Written out for the messages.
HERE = "Scripts/checks/core_api.py"

# The public API of ComposableCore that needs no example, and why.
NEEDS_NONE = {
    "Requirements of protocols, which nobody calls by name.": """
        *.== *.~= *.hash *.encode *.decode *.description *.debugDescription *.customMirror
        *.customDumpMirror *.customDumpDescription *.allCasePaths *.AllCasePaths
        *.wrappedValue *.projectedValue *.callAsFunction *.body *.reduce *.unownedExecutor
        BindableAction.binding StackState.startIndex StackState.endIndex StackState.index
        StackState.append StackState.replaceSubrange""",
    "Written by macros, or called by the compiler.": """
        CaseReducerState ObservableStateID ObservationStateRegistrar* ObservationStateTracked
        ReducerBuilder*""",
    "Shown by the example of its type.": """
        BindingAction.keyPath StackState.Component StackState.PathView ViewActionSending.send""",
    "Without effect, so that code for Apple's systems compiles.": "OSLog*",
}

# A declaration at file scope or in a type, with its comment, its attributes and its modifiers.
DECLARATION = re.compile(
    r"^(?P<comment>( *///.*\n)*)(?P<attributes>( *[^\s/].*\n)*?)"
    r"(?P<indentation> {0,2})(?P<modifiers>(@?[\w.]+(\([^)]*\))? )*)"
    r"(?P<kind>func|var|let|struct|class|enum|actor|protocol|macro|typealias|extension) "
    r"(?P<name>`?[\w.$]+`?|[^\s(<]+)",
    re.MULTILINE)


def symbols():
    """Yields (name, place, has an example) for the public API of ComposableCore.

    Leaves out initializers, subscripts and nested aliases, which the examples of their types use,
    all that is deprecated or SPI, and underscored names.
    """
    hidden_types = set()
    for file in sorted(CORE.rglob("*.swift")):
        text = "" if "Deprecated" in file.parts else file.read_text(encoding="utf-8")
        owner, is_hidden = "", False
        for match in DECLARATION.finditer(text):
            name = match["name"].strip("`")
            hidden = re.search("@_spi|deprecated|unavailable", match["attributes"])
            if not match["indentation"]:
                if hidden and match["kind"] in ("struct", "class", "enum"):
                    hidden_types.add(name)
                owner, is_hidden = name, hidden or name in hidden_types
            else:
                name = f"{owner}.{name}"
            if match["kind"] == "typealias" and match["indentation"]:
                continue
            is_public = "public " in match["modifiers"] and not re.search(r"(^|\.)_", name)
            if is_public and not hidden and not is_hidden:
                line = text.count("\n", 0, match.start("name")) + 1
                yield name, f"{file.relative_to(ROOT)}:{line}", "/// ```swift" in match["comment"]


def missing_examples():
    """Returns an error for each symbol that needs an example, and for each idle exception."""
    needs_none = [pattern for patterns in NEEDS_NONE.values() for pattern in patterns.split()]
    places, shown = {}, set()
    for name, place, has_example in symbols():
        places.setdefault(name, place)
        if has_example:
            shown.add(name)
    return [
        f"{place}: error: '{name}' has no example"
        for name, place in places.items()
        if name not in shown and not any(fnmatchcase(name, each) for each in needs_none)
    ] + [
        f"{HERE}: error: '{pattern}' in NEEDS_NONE matches no symbol without an example"
        for pattern in needs_none
        if not any(fnmatchcase(name, pattern) for name in places.keys() - shown)
    ]
