import ConcurrencyExtras
import IssueReporting

/// The issues of one test that were reported already, so that a loop reports an issue once.
package final class ReportedIssues: Sendable {
  /// The issues of the test store whose effect runs.
  @TaskLocal package static var current: ReportedIssues?

  private struct Key: Hashable {
    let issue: String
    /// The running test, where the framework tells tests apart.
    let test: TestContext.Testing.Test.ID?
  }

  private let reported = Locked<Set<Key>>([])

  package init() {}

  /// Records an issue, and returns whether to report it.
  ///
  /// Without a test to attribute it to, an issue is reported each time: another test may need it.
  func shouldReport(_ issue: String) -> Bool {
    if let current = Self.current { return current.insert(Key(issue: issue, test: nil)) }
    guard case .swiftTesting(let testing?) = TestContext.current else { return true }
    return insert(Key(issue: issue, test: testing.test.id))
  }

  private func insert(_ key: Key) -> Bool {
    reported.withValue { $0.insert(key).inserted }
  }
}
