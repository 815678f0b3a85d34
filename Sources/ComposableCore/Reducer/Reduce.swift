/// A reducer made of a function, or of another reducer whose type it erases.
public struct Reduce<State, Action>: Reducer {
  private let resolved: _ResolvedReducer<State, Action>

  /// Creates a reducer from a function.
  ///
  /// - Parameter reduce: Evolves the state by an action and returns the effects to start.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    resolved = _ResolvedReducer(reduce)
  }

  /// Erases the type of a reducer.
  public init(_ reducer: some Reducer<State, Action>) {
    let lazy = LazyReducer(reducer)
    resolved = _ResolvedReducer { lazy.run(&$0, $1) }
  }

  init(erasing reducer: any Reducer<State, Action>) {
    func open(_ reducer: some Reducer<State, Action>) -> Self { Self(reducer) }
    self = open(reducer)
  }

  /// Runs the function.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolved.run(&state, action)
  }

  /// Returns the function.
  public func _resolve() -> _ResolvedReducer<State, Action> {
    resolved
  }
}
