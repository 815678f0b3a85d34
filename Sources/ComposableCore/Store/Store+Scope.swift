extension Store {
  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, as long as somebody holds it.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeID(state: state, action: action), .property) {
      ScopedCore(parent: core, state: state, action: action)
    }
  }

  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, as long as somebody holds it.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }
}
