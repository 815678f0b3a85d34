extension Effect {
  /// Transforms the actions that an effect sends.
  ///
  /// ```swift
  /// case .refreshButtonTapped:
  ///   return Settings().reduce(into: &state.settings, action: .refresh)
  ///     .map(Action.settings)
  /// ```
  ///
  /// - Parameter transform: Makes an action of the new type from one of the old.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Send the parent's actions in 'Effect.run'")
  #endif
  public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    if case .none = operation { return .none }
    // Safe: called on the isolation of the store, like the reducer that made it.
    nonisolated(unsafe) let transform = transform
    return Effect<T>(operation: operation.map { transform($0) })
  }

  /// Embeds the actions of an effect in a case; costs nothing where there is no effect.
  func map<Root>(by path: AnyCasePath<Root, Action>) -> Effect<Root> {
    if case .none = operation { return .none }
    return map { path.embed($0) }
  }
}

extension Effect.Operation {
  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none:
      .none
    case .send(let action):
      .send(transform(action))
    case .run(let run):
      .run(
        run.with { (isolation: isolated (any Actor)?, send) in
          await run.operation(isolation, send.pullback(transform))
        })
    case .subscription(let subscription):
      .subscription(subscription.map(transform))
    case .merge(let operations):
      .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.map(transform))
    case .cancel(let key):
      .cancel(key)
    case .feature(let path, let operation):
      .feature(path, operation.map(transform))
    case .leave(let path):
      .leave(path)
    case .enter(let path, let dismiss):
      .enter(path, dismiss: transform(dismiss))
    }
  }
}
