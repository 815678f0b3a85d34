/// A group of reducers, to apply an operator to all of them at once.
///
/// ```swift
/// CombineReducers {
///   BindingReducer()
///   Reduce { state, action in
///     if action.is(\.saveButtonTapped) { state.draft = "" }
///     return .none
///   }
/// }
/// .onChange(of: \.query) { _, state in
///   state.results = []
///   return .none
/// }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// Creates a group.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs the group.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers._reduce(into: &state, action: action)
  }

  /// Resolves the group.
  public func _resolve() -> _ResolvedReducer<State, Action> {
    reducers._resolve()
  }
}
