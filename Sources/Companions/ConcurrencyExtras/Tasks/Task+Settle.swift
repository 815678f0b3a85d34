extension Task where Success == Never, Failure == Never {
  /// Suspends until every other task has gone as far as it can.
  ///
  /// This is certain for the effects of test stores, whose executors are drained, and for tasks of
  /// the main actor. For those that run on threads it is if all threads of the process come to sleep;
  /// if some never do, it is only very likely.
  ///
  /// - Parameter test: What tells the current test from others that run beside it.
  package static func settle(test: AnyHashableSendable?) async {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return await megaYield()
    }
    await DrainedExecutors.settle(test: test)
  }

  /// Suspends many times.
  ///
  /// - Parameter leavesExecutor: Whether a task whose executor is drained leaves it meanwhile, so
  ///   that the drain ends. Otherwise it only goes to the end of the executor's queue.
  package static func megaYield(leavingExecutor leavesExecutor: Bool) async {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      DrainedExecutors.runsCurrentTask
    else { return await megaYield() }
    if leavesExecutor {
      // Whoever drains occupies the main actor.
      await MainActor.run {}
      await megaYield()
    } else {
      for _ in 0..<_defaultMegaYieldCount { await yield() }
    }
  }
}
