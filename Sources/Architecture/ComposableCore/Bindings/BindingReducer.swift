/// Applies the feature's binding actions to its state.
///
/// Put it before the reducers that react to assignments, so that they see the new values.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     if case .binding(\.query) = action { state.results = [] }
///     return .none
///   }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Creates a reducer for actions that can be assignments.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Creates a reducer for actions that have a case whose actions can be assignments.
  ///
  /// - Parameter toViewAction: The case, most often `\.view`.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
    let path = AnyCasePath(toViewAction)
    self.toViewAction = { path.extract(from: $0) }
  }

  /// Creates a reducer for the actions that a function returns, which can be assignments.
  @available(*, deprecated, message: "Use a key path to a case, like '\\.view'")
  public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Carries out the assignment, if the action is one.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    toViewAction(action)?.binding?.set(&state)
    return .none
  }
}
