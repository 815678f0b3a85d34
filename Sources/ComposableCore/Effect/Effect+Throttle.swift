extension Effect {
  /// Lets through one action of an effect at a time, and then one for every interval.
  ///
  /// The effect is started at once. The first action is sent at once, too; of those that come
  /// while an interval runs, one is sent at its end. Effects that are throttled with the same id
  /// share their intervals, whichever store runs them, and a later one cancels the one before.
  ///
  /// - Parameters:
  ///   - id: Tells which effects are throttled together.
  ///   - interval: How long to hold actions back after one was sent.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last of the actions held back is sent, or the first.
  public func throttle<C: Clock>(
    id: some Hashable & Sendable, for interval: C.Instant.Duration, clock: C, latest: Bool
  ) -> Self {
    if case .none = operation { return .none }
    let throttle = Throttle(id: id, interval: interval, clock: clock, latest: latest)
    return Self(operation: operation.throttled(throttle))
      .cancellable(id: id, cancelInFlight: true)
  }
}

extension Effect.Operation {
  fileprivate func throttled(_ throttle: Throttle<some Clock>) -> Self {
    switch self {
    case .none, .cancel, .leave, .enter:
      self
    case .send(let action):
      // Unlike the action of an effect that sends at once, a throttled one may have to wait.
      throttle.wrap(
        Effect.run { [action = UncheckedSendable(action)] in
          await $0.directly(action.value)
        }.operation)
    case .run:
      throttle.wrap(self)
    case .merge(let operations):
      .merge(operations.map { $0.throttled(throttle) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.throttled(throttle) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.throttled(throttle))
    case .scoped(let path, let operation):
      .scoped(path, operation.throttled(throttle))
    }
  }
}
