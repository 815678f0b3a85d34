extension Scope {
  /// Runs a child feature on a property of the parent's state.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  public init<
    ChildState, ChildAction,
    Path: _CasePathArgument<ParentAction, ChildAction> & _NoKeyPath & _NoLiteral
  >(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: Path,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state: .keyPath(toChildState), action: toChildAction._casePath, child: child())
  }

  /// Runs a child feature on a case of the parent's state.
  @available(*, deprecated, message: "Use 'ifCaseLet' with key paths to cases, not case paths")
  public init<
    ChildState, ChildAction,
    StatePath: _CasePathArgument<ParentState, ChildState> & _NoKeyPath & _NoLiteral,
    ActionPath: _CasePathArgument<ParentAction, ChildAction> & _NoKeyPath & _NoLiteral
  >(
    state toChildState: StatePath,
    action toChildAction: ActionPath,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: .casePath(
        toChildState._casePath,
        CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
      action: toChildAction._casePath, child: child())
  }
}
