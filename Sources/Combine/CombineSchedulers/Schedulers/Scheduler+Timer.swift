import ConcurrencyExtras

extension Scheduler {
  /// Returns a sequence that yields the scheduler's time at every interval.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// The sequence ends when the task that reads it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, and before the first.
  ///   - tolerance: The permitted delay of a tick.
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

  /// Returns the scheduler time that elapses while a function runs.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}

/// Creates a stream of the elements that a started work yields.
///
/// The work is cancelled when the stream is no longer read.
private func stream<Element>(
  _ start: (@escaping (Element) -> Void) -> any Cancellable
) -> AsyncStream<Element> {
  AsyncStream { continuation in
    // Safe: the elements are times, which are values.
    let continuation = UncheckedSendable(continuation)
    // Safe: cancelled once, when the stream terminates.
    let work = UncheckedSendable(
      start {
        nonisolated(unsafe) let element = $0  // Safe: as above.
        continuation.value.yield(element)
      })
    continuation.value.onTermination = { _ in work.value.cancel() }
  }
}
