extension Effect {
  /// Transforms each value that the effect emits.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Effect<T, Failure> {
    isNone ? .none : Effect<T, Failure>(upstream.map(transform))
  }
}
