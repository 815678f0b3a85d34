import IssueRecording
import IssueReporting

/// A location in source code, for messages.
package struct CodeLocation: Sendable, CustomStringConvertible {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  /// Creates a location from the values of `#fileID`, `#filePath`, `#line` and `#column`.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line.
  package var description: String { "\(fileID):\(line)" }
}

extension CodeLocation: Equatable {
  /// Compares the positions, in files of one name.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column
      && lhs.fileID.description == rhs.fileID.description
  }
}

/// Reports an issue, at the given source location if there is one.
package func reportIssue(_ message: String, at location: CodeLocation?) {
  guard let location else { return IssueReporting.reportIssue(message) }
  IssueReporting.reportIssue(
    message, fileID: location.fileID, filePath: location.filePath, line: location.line,
    column: location.column)
}

/// Reports the failure of an assertion that is meant for tests.
///
/// A process that runs no tests ends with an exit code that is not zero.
package func reportFailure(_ message: String, at location: CodeLocation) {
  reportIssue(message, at: location)
  UnrecordedFailures.noteAssertion()
}
