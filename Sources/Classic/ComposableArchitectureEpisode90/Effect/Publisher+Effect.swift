extension Publisher where Failure == Never {
  /// Wraps a publisher that cannot fail in an effect.
  public func eraseToEffect() -> Effect<Output> {
    Effect(publisher: eraseToAnyPublisher())
  }
}

extension Publisher where Output == Never, Failure == Never {
  /// Wraps a publisher that emits nothing in an effect of any action type.
  public func fireAndForget<A>() -> Effect<A> {
    func absurd(_ never: Never) -> A {}
    return map(absurd).eraseToEffect()
  }
}

extension Publisher {
  /// Wraps values in optionals, and emits `nil` in place of a failure.
  public func hush() -> AnyPublisher<Output?, Never> {
    map(Optional.some).replaceError(with: nil).eraseToAnyPublisher()
  }
}
