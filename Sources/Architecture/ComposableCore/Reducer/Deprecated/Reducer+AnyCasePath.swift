extension Reducer {
  /// Runs a child feature while an optional property holds its state.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<
    WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>,
    Path: _CasePathArgument<Action, WrappedAction> & _NoKeyPath & _NoLiteral
  >(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: Path,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self, child: wrapped(),
      toChildState: toWrappedState, toChildAction: toWrappedAction._casePath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog in an optional property once one of its buttons is tapped.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<
    WrappedState: _EphemeralState, WrappedAction,
    Path: _CasePathArgument<Action, WrappedAction> & _NoKeyPath & _NoLiteral
  >(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: Path,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    _IfLetReducer(
      parent: self, child: EmptyReducer(),
      toChildState: toWrappedState, toChildAction: toWrappedAction._casePath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the feature that this one presents, while it is presented.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>,
    Path: _CasePathArgument<Action, PresentationAction<DestinationAction>> & _NoKeyPath
      & _NoLiteral
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: Path,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    _PresentationReducer(
      base: self, destination: destination(),
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction._casePath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog once one of its buttons is tapped.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<
    DestinationState: _EphemeralState, DestinationAction,
    Path: _CasePathArgument<Action, PresentationAction<DestinationAction>> & _NoKeyPath
      & _NoLiteral
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: Path,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    _PresentationReducer(
      base: self, destination: EmptyReducer(),
      toPresentationState: toPresentationState,
      toPresentationAction: toPresentationAction._casePath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child feature while the state is in the case that holds the child's state.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifCaseLet<
    CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>,
    StatePath: _CasePathArgument<State, CaseState> & _NoKeyPath & _NoLiteral,
    ActionPath: _CasePathArgument<Action, CaseAction> & _NoKeyPath & _NoLiteral
  >(
    _ toCaseState: StatePath,
    action toCaseAction: ActionPath,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> {
    _IfCaseLetReducer(
      parent: self, child: `case`(),
      toChildState: toCaseState._casePath, toChildAction: toCaseAction._casePath, place: nil,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child feature for every element of a list.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>,
    Path: _CasePathArgument<Action, (ID, ElementAction)> & _NoKeyPath & _NoLiteral
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: Path,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, element: element(),
      toElementsState: toElementsState,
      toElementAction: ElementExtraction(
        extract: { action, body in
          if let (id, action) = toElementAction._casePath.extract(from: action) { body(id, action) }
        },
        embed: { toElementAction._casePath.embed(($0, $1)) }),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the features on a stack.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>,
    Path: _CasePathArgument<Action, StackAction<DestinationState, DestinationAction>> & _NoKeyPath
      & _NoLiteral
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: Path,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      base: self, destination: destination(),
      toStackState: toStackState, toStackAction: toStackAction._casePath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
