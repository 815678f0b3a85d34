import IssueReporting

/// Reports what is no failure of the program but a mistake in it; says nothing in release builds.
func reportInDebug(_ message: @autoclosure () -> String) {
  #if DEBUG
  reportIssue(message())
  #endif
}
