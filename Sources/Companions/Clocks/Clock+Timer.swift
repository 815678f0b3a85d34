extension Clock where Duration: Hashable {
  /// Returns a sequence of ticks, the first of which follows after one interval.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// Ticks are due at whole multiples of the interval, so that they do not drift. A late reader
  /// gets one tick at once, and no missed earlier ones. The sequence ends when the task that reads
  /// it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks.
  ///   - tolerance: The longest delay allowed for a tick.
  public func timer(
    interval: Self.Duration, tolerance: Self.Duration? = nil
  ) -> _AsyncTimerSequence<AnyClock<Self.Duration>> {
    _AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
