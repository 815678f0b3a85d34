import ConcurrencyExtras
import IssueReporting

@testable import ComposableCore

/// Keeps the issues of an operation, so that a test can assert them in full.
struct IssueRecorder: IssueReporter {
  struct Issue: Equatable {
    let message: String
    let line: UInt
  }

  private static let prefix = "Skipped by the test, which goes on: "
  let issues = LockIsolated<[Issue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = Issue(message: message() ?? "", line: line)
    issues.withValue { $0.append(issue) }
  }

  /// The messages that fail a test.
  var failures: [String] {
    issues.value.map(\.message).filter { !$0.hasPrefix(Self.prefix) }
  }

  /// The messages that only show what a test leaves out.
  var skipped: [String] {
    issues.value.map(\.message).filter { $0.hasPrefix(Self.prefix) }
      .map { String($0.dropFirst(Self.prefix.count)) }
  }
}

/// Runs an operation and returns the issues that it reports.
///
/// Presumes that work of other tests cannot wake an effect meanwhile.
@MainActor
func recordingIssues(_ operation: @MainActor () async -> Void) async -> IssueRecorder {
  let recorder = IssueRecorder()
  await withIssueReporters([recorder]) {
    await TestExecutor.$presumedQuiet.withValue(true) { await operation() }
  }
  return recorder
}
