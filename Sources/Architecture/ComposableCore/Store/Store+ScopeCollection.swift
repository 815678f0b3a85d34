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
  /// - Returns: The stores, each made on access; the same one for the same id while it is retained.
  ///   An out-of-bounds position yields a store without state; reading it traps.
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
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    let group = core.canCacheChildren ? group(state: state, action: action) : nil
    let elements = observedValue(at: state)
    let count = elements.count
    return _StoreCollection<ElementID, ElementState, ElementAction>(count: count) {
      [self] position in
      guard 0..<count ~= position else { return .init(core: InvalidCore()) }
      if let group { return group.store(at: position, in: elements, of: self) }
      return element(at: position, in: elements, state: state, action: action)
    }
  }

  /// Returns the stores of the elements of a collection, for `ForEach`.
  ///
  /// - Parameters:
  ///   - state: The property that holds the elements.
  ///   - action: The case that carries their actions.
  /// - Returns: The stores, each made on access; the same one for the same id while it is retained.
  ///   An out-of-bounds position yields a store without state; reading it traps.
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

  /// Returns a new store of an element, for a store whose children cannot be cached.
  private func element<ElementID, ElementState, ElementAction>(
    at position: Int,
    in elements: IdentifiedArray<ElementID, ElementState>,
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> Store<ElementState, ElementAction> {
    let id = elements.id(at: position)
    let path = AnyCasePath(action)
    return makeChild(
      PartialCore(
        parent: core, initialState: elements[position], isElement: true,
        state: { $0.value(at: state)[id: id] },
        action: { path.embed(.element(id: id, action: $0)) }))
  }

  /// Returns the group of the stores of a list's elements, made if needed.
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
}
