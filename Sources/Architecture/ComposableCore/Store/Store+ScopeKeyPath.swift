// The functions of `Store+Scope` for arguments that are no literals are disfavored. These keep their result
// where a function that returns many stores, or an optional one, would be preferred to them.

extension Store {
  /// Returns a store over the elements of a collection and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_documentation(visibility: internal)  // Documented under the name of the other function.
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<IdentifiedArray<ElementID, ElementState>, IdentifiedAction<ElementID, ElementAction>> {
    property(state: state, action: action)
  }

  /// Returns a store over optional state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_documentation(visibility: internal)  // Documented under the name of the other function.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState?, ChildAction> {
    property(state: state, action: action)
  }

  /// Returns a store over the elements of a collection and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_documentation(visibility: internal)  // Documented under the name of the other function.
  public func scope<ElementID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<IdentifiedArray<ElementID, ElementState>, IdentifiedAction<ElementID, ElementAction>> {
    property(state: state, action: action)
  }

  /// Returns a store over optional state and a case of the actions.
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  @_documentation(visibility: internal)  // Documented under the name of the other function.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState?, ChildAction> {
    property(state: state, action: action)
  }

  /// Returns the store over a property, whatever its type, which is kept.
  func property<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeID(state: state, action: action), .property) {
      ScopedCore(parent: core, state: state, action: action)
    }
  }
}
