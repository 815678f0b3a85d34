extension Reducer {
  /// Runs a child feature while an optional property holds its state.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self, child: wrapped(),
      toChildState: toWrappedState, toChildAction: toWrappedAction,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog in an optional property once one of its buttons is tapped.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    _IfLetReducer(
      parent: self, child: EmptyReducer(),
      toChildState: toWrappedState, toChildAction: toWrappedAction,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the feature that this one presents, while it is presented.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    _PresentationReducer(
      base: self, destination: destination(),
      toPresentationState: toPresentationState, toPresentationAction: toPresentationAction,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Clears an alert or a dialog once one of its buttons is tapped.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    _PresentationReducer(
      base: self, destination: EmptyReducer(),
      toPresentationState: toPresentationState, toPresentationAction: toPresentationAction,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child feature while the state is in the case that holds the child's state.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case> {
    _IfCaseLetReducer(
      parent: self, child: `case`(),
      toChildState: toCaseState, toChildAction: toCaseAction, place: nil,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs a child feature for every element of a list.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
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
          if let (id, action) = toElementAction.extract(from: action) { body(id, action) }
        },
        embed: { toElementAction.embed(($0, $1)) }),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs the features on a stack.
  @available(*, deprecated, message: "Use key paths to cases, like '\\.child', not case paths")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      base: self, destination: destination(),
      toStackState: toStackState, toStackAction: toStackAction,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
