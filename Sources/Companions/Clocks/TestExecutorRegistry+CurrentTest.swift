import ConcurrencyExtras
import DeterministicScheduler
import IssueRecording
import IssueReporting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestExecutorRegistry {
  /// Registers an executor, during its lifetime, for the test clocks of the current test.
  package static func registerForCurrentTest(_ executor: DeterministicExecutor) {
    register(executor, test: currentTestID)
  }

  /// Runs the tasks of the current test until they suspend; reports an issue if they never do.
  ///
  /// - Parameters:
  ///   - api: The name of the function that the test called, for the message.
  ///   - use: The collector of the main actor's tasks, which knows whether other tasks are running.
  /// - Returns: Whether all of the tasks are suspended.
  package static func settleCurrentTest(for api: String, _ use: UnattributedTasks.Use) async -> Bool
  {
    switch await settle(test: currentTestID, watch: use.watch) {
    case .calm: return true
    case .busy: reportIssue(Issues.busy(api, steps: limit, tasks: "effects"))
    case .busyStrays: reportIssue(Issues.busy(api, steps: limit, tasks: "tasks of the main actor"))
    }
    UnrecordedFailures.noteAssertion()
    return false
  }
}

/// The id of the current test, or `nil` if it is unknown.
package var currentTestID: AnyHashableSendable? {
  SwiftTestID.current.map(AnyHashableSendable.init)
}
