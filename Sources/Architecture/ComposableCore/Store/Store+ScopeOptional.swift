extension Store where State: ObservableState {
  /// Returns a store over optional state, or `nil` while there is none.
  ///
  /// A store that outlives its state keeps the last known one; actions sent to it are reported and
  /// ignored.
  ///
  /// ```swift
  /// if let profileStore = store.scope(state: \.profile, action: \.profile.presented) {
  ///   ProfileView(store: profileStore)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained and the state exists.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    reportIfUncached(
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    let id = ScopeID(state: state, action: action)
    guard let childState = observedValue(at: state) else {
      children.remove(id, .optional)
      return nil
    }
    return child(id, .optional) {
      PartialCore(
        parent: core, initialState: childState, state: { $0.value(at: state) },
        action: AnyCasePath(action).embed)
    }
  }

  /// Returns a store over optional state, or `nil` while there is none.
  ///
  /// - Parameters:
  ///   - state: The optional property that holds the child's state.
  ///   - action: The case that carries the child's actions.
  /// - Returns: The same store for the same arguments, while it is retained and the state exists.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state, action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports that views cannot observe parts of a store that was scoped by closures.
  func reportIfUncached(at location: CodeLocation) {
    guard !core.canCacheChildren else { return }
    reportIssue(Issues.scopeFromUncachedStore(storeTypeName(of: self)), at: location)
  }
}
