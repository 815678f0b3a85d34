extension Effect {
  /// Starts an effect after a delay, unless another one with the same id is started before.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.results(client.search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// The effect is cancelled by ``cancel(id:)``, and by the next one debounced with the same id,
  /// while it waits as well as while it runs.
  ///
  /// - Parameters:
  ///   - id: The id of effects that replace each other.
  ///   - dueTime: How long to wait before the effect is started.
  ///   - clock: The clock to wait on.
  public func debounce<C: Clock>(
    id: some Hashable, for dueTime: C.Instant.Duration, clock: C
  ) -> Self {
    if case .none = operation { return .none }
    let wait = Self.run { _ in try await clock.sleep(for: dueTime) }
    return Self(operation: .concatenate([wait.operation, operation]))
      .cancellable(id: id, cancelInFlight: true)
  }
}
