extension Effect {
  /// Limits the effect to one action per interval.
  ///
  /// The effect starts immediately, and its first action is sent immediately. Of the actions sent
  /// during the interval, one is sent at its end. Effects throttled with the same id share
  /// intervals within a root store, and a later effect cancels the previous one.
  ///
  /// - Parameters:
  ///   - id: The id of effects that share intervals.
  ///   - interval: The minimum time between two actions.
  ///   - scheduler: The scheduler that measures the interval, and that all actions are sent on.
  ///   - latest: Whether the last action of an interval is sent, rather than the first.
  public func throttle<S: Scheduler>(
    id: some Hashable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    if isNone { return .none }
    let throttled: (ThrottleIntervals) -> AnyPublisher<Action, Never> = {
      Throttle(
        upstream: _EffectPublisher(self), intervals: $0, key: ThrottleKey(id), interval: interval,
        scheduler: scheduler, latest: latest
      )
      .eraseToAnyPublisher()
    }
    // Safe: subscribed to on the isolation of the store, like the reducer that made it.
    let publisher = UncheckedSendable(throttled)
    return Self.subscription(fileID: fileID, filePath: filePath, line: line, column: column) {
      $0.subscribe(to: publisher.value($0.throttles))
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
