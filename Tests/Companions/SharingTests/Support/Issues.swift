import ConcurrencyExtras
import Dependencies
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

/// Runs an operation as a running application would, and returns the messages of its issues.
///
/// Its shared values belong to the process: use keys that no other test uses.
func liveIssues(of operation: () throws -> Void) rethrows -> [String] {
  try withDependencies {
    $0.context = .live
  } operation: {
    try issues(of: operation)
  }
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
