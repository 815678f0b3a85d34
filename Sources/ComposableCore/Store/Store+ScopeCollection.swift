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
    let group = core.canCacheChildren ? group(state: state, action: action) : nil
    return _StoreCollection(
      elements: observedValue(at: state),
      store: { [self] id, element in
        self.element(id, initialState: element, of: group, state: state, action: action)
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
  private typealias ListGroup<ElementID: Hashable & Sendable, ElementState, ElementAction> =
    ElementGroup<State, Action, IdentifiedArray<ElementID, ElementState>, ElementAction>

  private func element<ElementID, ElementState, ElementAction>(
    _ id: ElementID,
    initialState: ElementState,
    of group: ListGroup<ElementID, ElementState, ElementAction>?,
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<ElementState, ElementAction> {
    if let group { return element(id, initialState: initialState, of: group) }
    let path = AnyCasePath(action)
    return Store<ElementState, ElementAction>(
      core: PartialCore(
        parent: core, initialState: initialState, isElement: true,
        state: { $0.value(at: state)[id: id] },
        action: { path.embed(.element(id: id, action: $0)) }))
  }

  /// Returns what the stores of a list's elements have in common.
  private func group<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> ListGroup<ElementID, ElementState, ElementAction> {
    typealias Group = ListGroup<ElementID, ElementState, ElementAction>
    let id = ScopeID(state: state, action: action)
    if let group = children.child(id, .elements, as: Group.self) { return group }
    let group = Group(parent: core, state: state) {
      let path = AnyCasePath(action)
      return { id, action in path.embed(.element(id: id, action: action)) }
    }
    children.insert(group, for: id, .elements)
    return group
  }

  /// Returns the store of an element that a group keeps, or makes it.
  func element<Elements: KeyedElements, ElementAction>(
    _ id: Elements.ID,
    initialState: Elements.Element,
    of group: ElementGroup<State, Action, Elements, ElementAction>
  ) -> Store<Elements.Element, ElementAction> {
    if let store = group.store(id) { return store }
    let store = group.makeStore(id, initialState: initialState)
    store.parent = self
    return store
  }
}
