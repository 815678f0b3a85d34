extension Store {
  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// ```swift
  /// VStack {
  ///   Text(store.draft)
  ///   SettingsView(store: store.scope(state: \.settings, action: \.settings))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_disfavoredOverload  // After the one for literals, so that long chains are type-checked quickly.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    property(state: state, action: action)
  }

  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_disfavoredOverload  // After the one for literals, so that long chains are type-checked quickly.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    property(state: state, action: action)
  }
}

extension Store where Action: CasePathable {
  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// Literals, as in `store.scope(state: \.child, action: \.child)`, resolve to this overload.
  /// Unlike a `CaseKeyPath`, such a key path is not a new object for each call.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    let literals = ScopeLiterals(state: state, action: action)
    if let child = children.child(literals) {
      // Safe: the types of the key paths, which are the same, determine the child's type.
      return unsafeDowncast(child, to: Store<ChildState, ChildAction>.self)
    }
    let child = property(state: state, action: action.caseKeyPath())
    children.note(literals, of: child)
    return child
  }

  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: action)
  }
}
