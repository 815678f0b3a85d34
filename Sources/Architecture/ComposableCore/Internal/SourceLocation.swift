import IssueReporting

/// A location in source code, for messages.
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var description: String { "\(fileID):\(line)" }
}

/// Reports an issue, at the given source location if there is one.
func reportIssue(_ message: String, at location: SourceLocation? = nil) {
  guard let location else { return IssueReporting.reportIssue(message) }
  IssueReporting.reportIssue(
    message, fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}
