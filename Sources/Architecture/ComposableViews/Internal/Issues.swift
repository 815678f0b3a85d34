@_spi(Internals) import ComposableCore
import CustomDump
import Foundation

/// The wording of messages to the developer.
enum Issues {
  static func missingIfLet(_ state: String, at location: CodeLocation) -> String {
    """
    A binding at "\(location)" was set to "nil", but its feature is still presented.

      State:
        \(state)

    The usual cause is a parent without "ifLet" for this feature.

    To fix this, add "ifLet" with the same state and action to the parent's reducer.
    """
  }

  static func missingForEach(at location: CodeLocation) -> String {
    """
    A "NavigationStack" at "\(location)" wrote its path, but the feature's path has not changed.

    The usual cause is a parent without "forEach" for this stack.

    To fix this, add "forEach" with the same state and action to the parent's reducer.
    """
  }

  static func linkOutsideStack(
    state: Any, type: Any.Type, expected: Any.Type?, at location: CodeLocation
  ) -> String {
    let stack =
      expected.map { "in a navigation stack of \"\(typeName($0))\"" }
      ?? "outside of a navigation stack"
    return """
      A "NavigationLink" at "\(location)" can't be used: it is \(stack).

        Type of the link's state:
          \(typeName(type))

        State of the link:
      \(dump(state))

      To fix this, put the link into a "NavigationStack" with a path of a store, and make its state \
      of the type that the stack holds.
      """
  }

  private static func dump(_ value: Any) -> String {
    String(customDumping: value).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }

  static func caseLetOutsideSwitchStore(at location: CodeLocation) -> String {
    """
    A "CaseLet" at "\(location)" is not inside a "SwitchStore". To fix this, put it into the \
    content of a "SwitchStore"
    """
  }

  static func caseLetInForeignSwitchStore(
    expected: Any.Type, found: Any.Type, at location: CodeLocation
  ) -> String {
    """
    A "CaseLet" at "\(location)" is for a "\(typeName(expected))", but the "SwitchStore" around it is for a \
    "\(typeName(found))". To fix this, put it directly into the content of the "SwitchStore" of its enum
    """
  }

  static func caseLetMismatch(
    state: Any, caseState: Any.Type, at location: CodeLocation
  ) -> String {
    """
    A "CaseLet" at "\(location)" was evaluated while the state is in another case.

      Case expected by the "CaseLet":
        \(typeName(caseState))

      Current case:
        \(debugCaseOutput(state))

    The usual cause is a "switch" whose case and "CaseLet" do not belong together.

    To fix this, give the "CaseLet" the path of the case that it stands in.
    """
  }

  static func unimplementedOpenURL(_ url: URL) -> String {
    """
    A test has opened an address with "@Dependency(\\.openURL)", which has no value for tests.

      Address:
        \(url.absoluteString)

    To fix this, override "openURL" where the test sets up the code under test, for example in the \
    "withDependencies" of a test store.
    """
  }

  static func unhandledCase(state: Any, at location: CodeLocation) -> String {
    """
    A "SwitchStore" at "\(location)" has no view for the current case.

      Current case:
        \(debugCaseOutput(state))

    To fix this, add a "CaseLet" for the case, or a "Default" at the end.
    """
  }
}
