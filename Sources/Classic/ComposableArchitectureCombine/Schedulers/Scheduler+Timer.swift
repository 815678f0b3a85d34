import ConcurrencyExtras

extension Scheduler {
  /// Returns a sequence of the times at which an interval is over, again and again.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// It ends when the task that reads it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, and before the first.
  ///   - tolerance: How late a tick may be.
  ///   - options: Options of the scheduler.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    stream { tick in
      schedule(
        after: now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? minimumTolerance, options: options
      ) { tick(now) }
    }
  }

  /// Measures how much time of the scheduler some work takes.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}

/// Makes a stream of what something tells that is cancelled when nobody reads any more.
private func stream<Element>(
  _ start: (@escaping (Element) -> Void) -> any Cancellable
) -> AsyncStream<Element> {
  AsyncStream { continuation in
    // Safe: the elements are times, which are values.
    let continuation = UncheckedSendable(continuation)
    // Safe: cancelled once, when nobody reads any more.
    let work = UncheckedSendable(
      start {
        nonisolated(unsafe) let element = $0  // Safe: as above.
        continuation.value.yield(element)
      })
    continuation.value.onTermination = { _ in work.value.cancel() }
  }
}
