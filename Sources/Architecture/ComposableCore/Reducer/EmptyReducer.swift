/// A reducer that does nothing.
///
/// As the body of a feature that only runs others:
///
/// ```swift
/// EmptyReducer()
///   .forEach(\.rows, action: \.rows) {
///     Row()
///   }
/// ```
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Creates a reducer that does nothing.
  public init() {}

  /// Leaves the state alone.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    .none
  }
}
