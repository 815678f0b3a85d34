import IssueReporting

/// A source location, for messages.
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  var description: String { "\(fileID):\(line)" }
}

/// Reports what is no failure of the program but a mistake in it; says nothing in release builds.
func reportInDebug(_ message: @autoclosure () -> String) {
  #if DEBUG
  reportIssue(message())
  #endif
}
