extension Store where State: ObservableState {
  /// Returns the stores of the elements of a collection, for `ForEach`.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { rowStore in
  ///   RowView(store: rowStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  /// - Returns: The stores, made as they are asked for; the same one for the same id, as long as
  ///   somebody holds it. A position that has gone yields a store that does nothing.
  /// - Complexity: O(1), and O(1) for each store.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    reportIfUncached(
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return _StoreCollection(
      elements: observedState[keyPath: state],
      store: { [self] id, element in
        self.element(id, initialState: element, state: state, action: action)
      })
  }

  /// Returns the stores of the elements of a collection, for `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  /// - Returns: The stores, made as they are asked for; the same one for the same id, as long as
  ///   somebody holds it. A position that has gone yields a store that does nothing.
  /// - Complexity: O(1), and O(1) for each store.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    scope(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Store {
  private func element<ElementID, ElementState, ElementAction>(
    _ id: ElementID,
    initialState: ElementState,
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<ElementState, ElementAction> {
    let collection = ScopeID(state: state, action: action)
    return child(ElementScopeID(collection: collection, id: id)) {
      let group = elementGroup(collection, state: state) {
        let path = AnyCasePath(action)
        return { id, action in path.embed(.element(id: id, action: action)) }
      }
      if let group {
        return ElementCore(parent: core, group: group, id: id, initialState: initialState)
      }
      let path = AnyCasePath(action)
      return PartialCore(
        parent: core, initialState: initialState, state: { $0[keyPath: state][id: id] },
        action: { path.embed(.element(id: id, action: $0)) })
    }
  }

  /// Returns what the stores of elements have in common, if these can do without what holds them.
  func elementGroup<Elements: KeyedElements, ElementAction>(
    _ collection: some Hashable,
    state: KeyPath<State, Elements>,
    action makeAction: () -> (Elements.ID, ElementAction) -> Action
  ) -> ElementGroup<State, Action, Elements, ElementAction>? {
    typealias Group = ElementGroup<State, Action, Elements, ElementAction>
    let id = ElementGroupID(collection: AnyHashable(collection))
    if let group = children.child(id, as: Group.self) { return group }
    guard core.canCacheChildren,
      let group = Group(parent: core, state: state, action: makeAction())
    else { return nil }
    children.insert(group, for: id)
    return group
  }
}
