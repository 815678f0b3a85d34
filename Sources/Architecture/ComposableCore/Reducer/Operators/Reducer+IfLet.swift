extension Reducer {
  /// Runs a child feature while an optional property holds its state.
  ///
  /// The child runs before the parent, so that the parent may set the state to `nil` and the child
  /// still sees the action. The child's effects are cancelled when the state becomes `nil`, or that
  /// of another child.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .ifLet(\.profile, action: \.profile) {
  ///     Profile()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the child's state.
  ///   - toWrappedAction: The case that carries the child's actions.
  ///   - wrapped: The child feature.
  @_disfavoredOverload  // See `_ChildBuilder`.
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self, child: wrapped(),
      toChildState: toWrappedState, toChildAction: AnyCasePath(toWrappedAction),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog on any action of its case, of whatever type.
  ///
  /// For the state of a `@Presents` property by its plain key path, with the actions of a presentation.
  ///
  /// - Parameters:
  ///   - toWrappedState: The property that holds the alert.
  ///   - toWrappedAction: The case that carries its actions.
  @_documentation(visibility: internal)  // Documented under the name of the other function.
  @_disfavoredOverload  // After the one for the actions of an alert's buttons.
  @warn_unqualified_access
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action> {
    Reduce(
      _IfLetReducer(
        parent: self, child: EmptyReducer<WrappedState, WrappedAction>(),
        toChildState: toWrappedState, toChildAction: AnyCasePath(toWrappedAction),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
