extension Reducer {
  /// Runs the feature that this one presents, while it is presented.
  ///
  /// The child runs before the parent, but for its dismissal, which the parent sees first. The
  /// child's effects are cancelled when it is dismissed or replaced by another.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .ifLet(\.$profile, action: \.profile) {
  ///     Profile()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toPresentationState: The `@Presents` property that holds the child's state.
  ///   - toPresentationAction: The case that carries the child's actions.
  ///   - destination: The child feature.
  @_disfavoredOverload  // See `_ChildBuilder`.
  @warn_unqualified_access
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    _PresentationReducer(
      base: self, destination: destination(),
      toPresentationState: toPresentationState,
      toPresentationAction: AnyCasePath(toPresentationAction),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
