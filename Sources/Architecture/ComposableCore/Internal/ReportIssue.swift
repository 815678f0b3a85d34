import IssueReporting

/// Reports an issue, at the given source location if there is one.
package func reportIssue(_ message: String, at location: CodeLocation?) {
  guard let location else { return IssueReporting.reportIssue(message) }
  IssueReporting.reportIssue(
    message, fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}

// Most files of this module report issues; this saves them the import.
/// Reports an issue.
func reportIssue(_ message: String) { IssueReporting.reportIssue(message) }
