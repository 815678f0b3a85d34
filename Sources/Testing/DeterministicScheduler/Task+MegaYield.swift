import ConcurrencyExtras

extension Task where Success == Never, Failure == Never {
  /// Suspends many times.
  ///
  /// - Parameter leavesExecutor: Whether a task whose executor is drained leaves it meanwhile, so
  ///   that the drain ends. Otherwise it only goes to the end of the executor's queue.
  package static func megaYield(leavingExecutor leavesExecutor: Bool) async {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      TestExecutorRegistry.runsCurrentTask
    else { return await megaYield() }
    if leavesExecutor {
      // The draining code occupies the main actor.
      await MainActor.run {}
      await megaYield()
    } else {
      for _ in 0..<_defaultMegaYieldCount { await yield() }
    }
  }
}
