/// A reducer that may be absent, in which case it does nothing.
extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the reducer, if there is one.
  public func _reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?._reduce(into: &state, action: action) ?? .none
  }

  /// Resolves the reducer, if there is one.
  public func _resolve() -> _ResolvedReducer<Wrapped.State, Wrapped.Action> {
    self?._resolve() ?? _ResolvedReducer { _, _ in .none }
  }
}
