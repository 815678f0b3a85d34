import Foundation

/// The executors of the running tests, which do nothing until somebody drains them.
///
/// A test store drains its own. Whoever else has to know that a test can go no further, such as a
/// clock that is about to advance, finds them here.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package enum DrainedExecutors {
  /// Makes an executor known for as long as it lives.
  ///
  /// - Parameters:
  ///   - executor: An executor that is drained on the main actor alone.
  ///   - test: What tells the test that it belongs to from others.
  package static func register(_ executor: DeterministicExecutor, test: AnyHashableSendable?) {
    registry.withLock { entries in
      entries.removeAll { $0.executor == nil }
      entries.append(Entry(executor: executor, test: test))
    }
  }

  /// Whether the current task runs on one of these executors.
  package static var runsCurrentTask: Bool {
    guard let current = withUnsafeCurrentTask(body: { $0?.unownedTaskExecutor }) else {
      return false
    }
    return executors().contains { $0.asUnownedTaskExecutor() == current }
  }

  /// Drains the executors of a test until neither they nor the main actor have anything to do.
  ///
  /// - Parameters:
  ///   - test: The test; all executors are drained if it is not known.
  ///   - limit: How many turns the main actor takes at most, as some effects never rest.
  /// - Returns: Whether there was any executor to drain.
  @MainActor
  @discardableResult
  package static func settle(test: AnyHashableSendable?, limit: Int = 1_000) async -> Bool {
    var quietTurns = 0
    var turns = 0
    while quietTurns < 3, turns < limit {
      let executors = executors(of: test)
      guard !executors.isEmpty else { return turns > 0 }
      let ran = executors.reduce(0) { $0 + $1.drain(limit: 1_000) }
      let arrived = executors.map(\.jobCount)
      await Task.yield()
      quietTurns = ran == 0 && executors.map(\.jobCount) == arrived ? quietTurns + 1 : 0
      turns += 1
    }
    return true
  }

  /// Whether there is any executor to drain.
  package static func isEmpty(test: AnyHashableSendable?) -> Bool {
    executors(of: test).isEmpty
  }

  private static func executors(
    of test: AnyHashableSendable? = nil
  ) -> [DeterministicExecutor] {
    registry.withLock { entries in
      entries.compactMap { entry in
        test == nil || entry.test == nil || entry.test == test ? entry.executor : nil
      }
    }
  }

  private struct Entry {
    weak var executor: DeterministicExecutor?
    let test: AnyHashableSendable?
  }

  /// A list behind a lock.
  private final class Registry: @unchecked Sendable {
    // Safe: touched only while `lock` is held.
    private var entries: [Entry] = []
    private let lock = NSLock()

    func withLock<R>(_ operation: (inout [Entry]) -> R) -> R {
      lock.lock()
      defer { lock.unlock() }
      return operation(&entries)
    }
  }

  private static let registry = Registry()
}
