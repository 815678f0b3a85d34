// Underscored: a stand-in for the type of that name in swift-async-algorithms.
/// An asynchronous sequence of a timer's ticks.
///
/// Each element is the clock's time at the tick.
public struct _AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// The time of a tick.
  public typealias Element = C.Instant

  private let clock: C
  private let interval: C.Duration
  private let tolerance: C.Duration?

  /// Creates a sequence of ticks of a clock.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Returns a timer, which starts at the first call of `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }

  /// A running timer.
  public struct Iterator: AsyncIteratorProtocol {
    private let clock: C
    private let interval: C.Duration
    private let tolerance: C.Duration?
    private var lastDeadline: C.Instant?

    fileprivate init(clock: C, interval: C.Duration, tolerance: C.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Suspends until the next tick, or returns `nil` if the sleep was cancelled.
    public mutating func next() async -> C.Instant? {
      let deadline = nextDeadline()
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        return nil
      }
      lastDeadline = deadline
      return clock.now
    }

    private func nextDeadline() -> C.Instant {
      let now = clock.now
      let last = lastDeadline ?? now
      let next = last.advanced(by: interval)
      guard interval > .zero, next < now else { return next }
      let missed = Int((next.duration(to: now) / interval).rounded(.up))
      return last.advanced(by: interval * missed)
    }
  }
}

extension _AsyncTimerSequence: Sendable where C.Duration: Sendable {}

// A running timer belongs to the task that reads it.
@available(*, unavailable)
extension _AsyncTimerSequence.Iterator: Sendable {}
