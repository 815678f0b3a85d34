import Clocks
import ConcurrencyExtras

/// Runs the effects of a test store, as far as they can go, when it is told to.
struct TestExecutor: Sendable {
  private let executor: any Sendable

  init() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let executor = DeterministicExecutor()
      // So that a test clock can let the effects go as far as they can before it moves on.
      DrainedExecutors.registerForCurrentTest(executor)
      self.executor = executor
    } else {
      executor = ()
    }
  }

  /// Starts effects on the executor.
  var launcher: EffectLauncher {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return .tasks }
    return EffectLauncher { priority, _, operation in
      Task(executorPreference: executor, priority: priority, operation: operation)
    }
  }

  /// Runs the effects and the main actor until neither has anything to do.
  ///
  /// A job can hop from one to the other and back; three rounds without a new one mean that all
  /// that is left waits for something that the test, or the world outside, must do.
  @MainActor
  func settle() async {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return await Task.megaYield() }
    var quietRounds = 0
    while quietRounds < 3 {
      let ran = executor.drain()
      let arrived = executor.jobCount
      await Task.yield()
      quietRounds = ran == 0 && executor.jobCount == arrived ? quietRounds + 1 : 0
    }
  }

  /// Settles again and again, while effects wait for the world outside, until a condition holds.
  ///
  /// - Returns: Whether the condition holds; if not, the time is up.
  @MainActor
  func settle(for timeout: Duration, until condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: timeout)
    await settle()
    while !condition() {
      guard clock.now < deadline, !Task.isCancelled else { return false }
      await waitForJob(atMost: .milliseconds(5))
      await settle()
    }
    return true
  }

  private func waitForJob(atMost limit: Duration) async {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else {
      try? await Task.sleep(for: limit)
      return
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await executor.waitForJob() }
      group.addTask { try? await Task.sleep(for: limit) }
      await group.next()
      group.cancelAll()
    }
  }
}
