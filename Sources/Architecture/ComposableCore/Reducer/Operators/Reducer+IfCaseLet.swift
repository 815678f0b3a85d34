extension Reducer {
  /// Runs a child feature while the state is in the case that holds the child's state.
  ///
  /// The child runs before the parent, so that the parent may move on to another case and the child
  /// still sees the action. The child's effects are cancelled when its case is left, or holds the
  /// state of another child.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .ifCaseLet(\.login, action: \.login) {
  ///     Login()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toCaseState: The case that holds the child's state.
  ///   - toCaseAction: The case that carries the child's actions.
  ///   - case: The child feature.
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> {
    _IfCaseLetReducer(
      parent: self, child: `case`(),
      toChildState: AnyCasePath(toCaseState), toChildAction: AnyCasePath(toCaseAction),
      place: toCaseState,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
