extension Effect {
  /// Transforms what an effect emits.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Effect<T, Failure> {
    isNone ? .none : Effect<T, Failure>(upstream.map(transform))
  }
}
