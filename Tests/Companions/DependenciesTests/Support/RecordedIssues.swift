import ConcurrencyExtras
import IssueReporting

/// Runs an operation, and returns the messages of the issues that it reported.
func issues(of operation: () throws -> Void) rethrows -> [String] {
  let recorder = Recorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}

/// Runs an asynchronous operation, and returns the messages of the issues that it reported.
func asyncIssues(of operation: () async throws -> Void) async rethrows -> [String] {
  let recorder = Recorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}

private struct Recorder: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }
}
