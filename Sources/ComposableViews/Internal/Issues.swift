import ComposableCore
import IssueReporting

/// Reports that a feature is still presented after its binding was set to `nil`.
func reportMissingIfLet(
  _ state: AnyKeyPath, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  reportIssue(
    """
    A binding at "\(fileID):\(line)" was set to "nil", but its feature is still presented.

      State:
        \(state)

    The usual cause is a parent without "ifLet" for this feature.

    To fix this, add "ifLet" with the same state and action to the parent's reducer.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
