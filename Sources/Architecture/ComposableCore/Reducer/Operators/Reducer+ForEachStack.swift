extension Reducer {
  /// Runs the features on a stack.
  ///
  /// A feature runs before the parent. A pushed feature is on the stack when the parent runs, and a
  /// popped one still is. A feature's effects are cancelled when it leaves the stack, and it can
  /// leave by itself with `@Dependency(\.dismiss)`.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toStackState: The property that holds the stack.
  ///   - toStackAction: The case that carries the stack's actions.
  ///   - destination: The feature of one element, most often one for each case of an enum.
  @_disfavoredOverload  // See `_ChildBuilder`.
  @warn_unqualified_access
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      base: self, destination: destination(),
      toStackState: toStackState, toStackAction: AnyCasePath(toStackAction),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the features on a stack whose reducer is an enum.
  ///
  /// - Parameters:
  ///   - toStackState: The property that holds the stack.
  ///   - toStackAction: The case that carries the stack's actions.
  @warn_unqualified_access
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      base: self, destination: DestinationState.StateReducer.body,
      toStackState: toStackState, toStackAction: AnyCasePath(toStackAction),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
