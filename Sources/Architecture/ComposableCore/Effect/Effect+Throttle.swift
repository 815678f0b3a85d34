extension Effect {
  /// Sends at most one action of an effect for every interval.
  ///
  /// The effect is started at once. The first action is sent at once, too; of the actions during an
  /// interval, one is sent at its end. Effects that are throttled with the same id share their
  /// intervals within a root store, and a later one cancels the one before.
  ///
  /// ```swift
  /// case .task:
  ///   return .run { send in
  ///     for await event in client.events() { await send(.received(event)) }
  ///   }
  ///   .throttle(id: CancelID.events, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of effects that are throttled together.
  ///   - interval: How long to hold actions back after one was sent.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last of the actions held back is sent, or the first.
  public func throttle<C: Clock>(
    id: some Hashable, for interval: C.Instant.Duration, clock: C, latest: Bool
  ) -> Self {
    if case .none = operation { return .none }
    let throttle = Throttle(id: id, interval: interval, clock: clock, latest: latest)
    return Self(operation: operation.mapLeaves { throttle.wrap($0) })
      .cancellable(id: id, cancelInFlight: true)
  }
}
