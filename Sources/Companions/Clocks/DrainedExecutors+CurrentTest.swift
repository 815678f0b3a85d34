import ConcurrencyExtras
import IssueReporting

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DrainedExecutors {
  /// Makes an executor known to the test clocks of the current test, for as long as it lives.
  package static func registerForCurrentTest(_ executor: DeterministicExecutor) {
    register(executor, test: currentTestID)
  }
}

/// What tells the current test from others that run beside it, where that is known.
package var currentTestID: AnyHashableSendable? {
  guard case .swiftTesting(let testing?)? = TestContext.current else { return nil }
  return AnyHashableSendable(testing.test.id)
}
