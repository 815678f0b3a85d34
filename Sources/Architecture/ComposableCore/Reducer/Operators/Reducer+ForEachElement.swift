extension Reducer {
  /// Runs a child feature for every element of a list, or for every one on a stack.
  ///
  /// An element runs before the parent, so that the parent may remove it and it still sees the
  /// action. A pushed element is on the stack when the parent runs. The effects of an element are
  /// cancelled when it is removed.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toElements: The property that holds the states of the elements.
  ///   - toElementsAction: The case that carries the elements' actions.
  ///   - element: The feature of one element; on a stack most often one for each case of an enum.
  /// - Complexity: O(1) in the number of elements of a list for each action.
  @inlinable
  @warn_unqualified_access
  public func forEach<Elements: _ElementContainer, ElementsAction, Element: _ChildReducer>(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @_ChildBuilder<Elements, ElementsAction> _ element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Reduce<State, Action>
  where Element.Container == Elements, Element.ContainerAction == ElementsAction {
    element()._run(
      with: self, state: toElements, action: toElementsAction,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
