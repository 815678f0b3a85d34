import ConcurrencyExtras
import IssueReporting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestExecutorRegistry {
  /// Makes an executor known to the test clocks of the current test, for as long as it lives.
  package static func registerForCurrentTest(_ executor: DeterministicExecutor) {
    register(executor, test: currentTestID)
  }

  /// Runs the tasks of the current test as far as they can go, and reports an issue if they never rest.
  ///
  /// - Parameters:
  ///   - api: The function that the test has called.
  ///   - use: Collects tasks of the main actor, and tells whether others run on threads.
  /// - Returns: Whether all of them rest.
  package static func settleCurrentTest(for api: String, _ use: UnattributedTasks.Use) async -> Bool
  {
    switch await settle(test: currentTestID, watch: use.watch) {
    case .calm: return true
    case .busy: reportIssue(Issues.busy(api, steps: limit, tasks: "effects"))
    case .busyStrays: reportIssue(Issues.busy(api, steps: limit, tasks: "tasks of the main actor"))
    }
    return false
  }
}

/// What tells the current test from others that run beside it, where that is known.
package var currentTestID: AnyHashableSendable? {
  guard case .swiftTesting(let testing?)? = TestContext.current else { return nil }
  return AnyHashableSendable(testing.test.id)
}
