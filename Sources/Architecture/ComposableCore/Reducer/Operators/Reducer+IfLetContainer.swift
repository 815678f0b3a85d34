extension Reducer {
  /// Runs a child feature while a property holds its state: an optional, or a `@Presents` property.
  ///
  /// The child runs before the parent, but for its dismissal, which the parent sees first. The
  /// child's effects are cancelled when its state is removed, or becomes another child's.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .ifLet(\.$profile, action: \.profile) {
  ///     Profile()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  ///   - child: The child feature.
  @warn_unqualified_access
  public func ifLet<StateContainer: _OptionalContainer, ContainerAction, Child: _ChildReducer>(
    _ toChildState: WritableKeyPath<State, StateContainer>,
    action toChildAction: CaseKeyPath<Action, ContainerAction>,
    @_ChildBuilder<StateContainer, ContainerAction> _ child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action>
  where Child.Container == StateContainer, Child.ContainerAction == ContainerAction {
    child()._run(
      with: self, state: toChildState, action: toChildAction,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child whose reducer is known from its state: an alert, or a reducer that is an enum.
  ///
  /// An alert or a dialog is cleared once one of its buttons is tapped.
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that carries the child's actions.
  @warn_unqualified_access
  public func ifLet<StateContainer: _BuilderlessContainer>(
    _ toChildState: WritableKeyPath<State, StateContainer>,
    action toChildAction: CaseKeyPath<Action, StateContainer._Child.ContainerAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    StateContainer._child._run(
      with: self, state: toChildState, action: toChildAction,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
