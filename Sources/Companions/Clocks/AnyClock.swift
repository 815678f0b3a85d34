/// A type-erased clock with a given type of durations.
///
/// Use `AnyClock` where a concrete type is required: in a stored property of a generic type, or as
/// the element type of a sequence of ticks. In all other cases use `any Clock<Duration>`.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  private let base: any Clock<Duration>

  /// Creates a clock that wraps another.
  ///
  /// Wrapping an `AnyClock` wraps the clock inside of it, with the same instants.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    self.base = (clock as? AnyClock<Duration>)?.base ?? clock
  }

  /// The current time of the wrapped clock.
  public var now: Instant {
    func now(of clock: some Clock<Duration>) -> Instant { Instant(clock.now) }
    return now(of: base)
  }

  /// The smallest time step of the wrapped clock.
  public var minimumResolution: Duration { base.minimumResolution }

  /// Suspends until the wrapped clock has reached a deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    func sleep(on clock: some Clock<Duration>) async throws {
      try await clock.sleep(until: deadline.unwrapped(), tolerance: tolerance)
    }
    try await sleep(on: base)
  }
}
