#if canImport(Testing)
import Testing

/// A trait of a test that goes before the others once it has begun.
///
/// For tests with exit tests: one thread of Swift Testing waits for all their processes, and keeps a
/// core busy from the end of one until the task that started it comes to hear of that, which may be
/// behind thousands of other tests.
package struct UrgentTrait: SuiteTrait, TestTrait, TestScoping {
  /// Creates the trait.
  package init() {}

  /// The trait of a suite holds for every test in it.
  package var isRecursive: Bool { true }

  /// Runs a test case in a task of high priority.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      try await withoutActuallyEscaping(function) { function in
        group.addTask(priority: .high, operation: function)
        try await group.next()
      }
    }
  }
}

extension Trait where Self == UrgentTrait {
  /// Lets a test, or every test of a suite, go before the others once it has begun.
  package static var urgent: Self { Self() }
}
#endif
