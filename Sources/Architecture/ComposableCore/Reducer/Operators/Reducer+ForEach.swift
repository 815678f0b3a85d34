extension Reducer {
  /// Runs a child feature for every element of a list.
  ///
  /// The element runs before the parent, so that the parent may remove it and it still sees the
  /// action. An element's effects are cancelled when it is removed.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toElementsState: The property that holds the states of the elements.
  ///   - toElementsAction: The case that carries the elements' actions.
  ///   - element: The feature of one element.
  /// - Complexity: O(1) in the number of elements for each action.
  @_disfavoredOverload  // See `_ChildBuilder`.
  @warn_unqualified_access
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementsAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, element: element(),
      toElementsState: toElementsState,
      toElementAction: ElementExtraction(AnyCasePath(toElementsAction)),
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
