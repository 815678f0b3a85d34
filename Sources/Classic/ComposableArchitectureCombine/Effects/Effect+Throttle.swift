extension Effect {
  /// Lets through one action of an effect at a time, and then one for every interval.
  ///
  /// The effect is started at once. The first action is sent at once, too; of those that come
  /// while an interval runs, one is sent at its end. Effects that are throttled with the same id
  /// share their intervals within a root store, and a later one cancels the one before.
  ///
  /// - Parameters:
  ///   - id: Tells which effects are throttled together.
  ///   - interval: How long to hold actions back after one was sent.
  ///   - scheduler: The scheduler that measures the interval, and that all actions are sent on.
  ///   - latest: Whether the last of the actions held back is sent, or the first.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
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
