/// A reducer made of a function, or of another reducer whose type it erases.
///
/// ```swift
/// Reduce { state, action in
///   switch action {
///   case .queryChanged(let query):
///     state.query = query
///     return .none
///   default:
///     return .none
///   }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
  private let reduce: (inout State, Action) -> Effect<Action>
  private let resolve: (() -> _ResolvedReducer<State, Action>)?

  /// Creates a reducer from a function.
  ///
  /// - Parameter reduce: Evolves the state by an action and returns the effects to start.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.reduce = reduce
    resolve = nil
  }

  /// Erases the type of a reducer.
  public init(_ reducer: any Reducer<State, Action>) {
    // Existential, since the compiler would try a trailing closure for a generic parameter, too, and
    // report that closures are no reducers instead of the mistake inside of one.
    self.init(erasing: reducer)
  }

  init(erasing reducer: some Reducer<State, Action>) {
    reduce = reducer._reduce
    resolve = reducer._resolve
  }

  /// Runs the function.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(&state, action)
  }

  /// Returns the function.
  public func _resolve() -> _ResolvedReducer<State, Action> {
    resolve?() ?? _ResolvedReducer(reduce)
  }
}
