extension StoreActor {
  /// Returns a store over a part of the state and a case of the actions.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// let profile = await store.scope(state: \.profile, action: \.profile)
  /// await profile.send(.nameChanged("Ada"))
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained.
  public func scope<ChildState: Sendable, ChildAction: Sendable>(
    state: any KeyPath<State, ChildState> & Sendable,
    action: any CaseKeyPath<Action, ChildAction> & Sendable
  ) -> StoreActor<ChildState, ChildAction> {
    child(ScopeID(state: state, action: action)) {
      ScopedCore(parent: core, state: state, action: action)
    }
  }

  /// Returns a store over optional state, or `nil` while there is none.
  ///
  /// A store that outlives its state keeps the last known one; actions sent to it are reported and
  /// ignored.
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained and the state exists.
  public func scope<ChildState: Sendable, ChildAction: Sendable>(
    state: any KeyPath<State, ChildState?> & Sendable,
    action: any CaseKeyPath<Action, ChildAction> & Sendable
  ) -> StoreActor<ChildState, ChildAction>? {
    part(
      ScopeID(state: state, action: action), state: { $0[keyPath: state] },
      action: AnyCasePath(action).embed)
  }

  /// Returns the store of one element of a collection, or `nil` if there is none with the id.
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  ///   - id: The id of the element.
  /// - Returns: The same store for the same arguments, while it is retained and the element exists.
  public func scope<ElementID, ElementState: Sendable, ElementAction: Sendable>(
    state: any KeyPath<State, IdentifiedArray<ElementID, ElementState>> & Sendable,
    action: any CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>> & Sendable,
    id: ElementID
  ) -> StoreActor<ElementState, ElementAction>? {
    let collection = ScopeID(state: state, action: action)
    let embed = AnyCasePath(action).embed
    return part(
      ElementScopeID(collection: collection, id: id), state: { $0[keyPath: state][id: id] },
      action: { embed(.element(id: id, action: $0)) })
  }

  /// Returns the child that was scoped by an id, made if needed, or `nil` while it has no state.
  private func part<ChildState: Sendable, ChildAction: Sendable>(
    _ id: some Hashable,
    state: @escaping (State) -> ChildState?,
    action: @escaping (ChildAction) -> Action
  ) -> StoreActor<ChildState, ChildAction>? {
    guard let childState = state(core.state) else {
      children.remove(id)
      return nil
    }
    return child(id) {
      PartialCore(
        parent: core, initialState: childState, state: { state($0.state) }, action: action)
    }
  }

  private func child<ChildState: Sendable, ChildAction: Sendable>(
    _ id: some Hashable, core makeCore: () -> StoreCore<ChildState, ChildAction>
  ) -> StoreActor<ChildState, ChildAction> {
    if let child = children.child(id, as: StoreActor<ChildState, ChildAction>.self) {
      return child
    }
    let child = StoreActor<ChildState, ChildAction>(
      core: UncheckedSendable(makeCore()), isolation: isolation)
    children.insert(child, for: id)
    return child
  }
}
