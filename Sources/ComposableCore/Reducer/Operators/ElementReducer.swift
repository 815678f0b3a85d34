/// The feature of each element of a container, which knows how a parent runs it.
///
/// Underscored because only ``_ElementBuilder`` makes values of it.
public protocol _ElementReducer {
  /// What holds the states of the elements.
  associatedtype Elements

  /// The actions of the elements.
  associatedtype ElementsAction

  /// Returns a feature together with the elements in its state.
  func _forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, Elements>,
    action: AnyCasePath<Parent.Action, ElementsAction>,
    extraction: @escaping _Extraction<Parent.Action, ElementsAction>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action>
}

/// The feature of each element of a list.
///
/// Underscored because only ``_ElementBuilder`` makes values of it.
public struct _ListElement<ID: Hashable & Sendable, Element: Reducer>: _ElementReducer {
  /// The list.
  public typealias Elements = IdentifiedArray<ID, Element.State>

  /// The actions of its elements.
  public typealias ElementsAction = IdentifiedAction<ID, Element.Action>

  @usableFromInline
  let reducer: Element
  @usableFromInline
  let split: (ElementsAction, (ID, Element.Action) -> Void) -> Void

  @inlinable
  init(reducer: Element) {
    self.reducer = reducer
    split = { action, body in
      switch action {
      case .element(let id, let action): body(id, action)
      }
    }
  }

  /// Returns a feature together with the list in its state.
  public func _forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    action: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    extraction: @escaping _Extraction<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _ForEachReducer(
        parent: parent, element: reducer,
        toElementsState: state,
        toElementAction: ElementExtraction(
          extract: { [split] action, body in extraction(action) { split($0, body) } },
          embed: { action.embed(.element(id: $0, action: $1)) }),
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// The feature of each element of a stack.
///
/// Underscored because only ``_ElementBuilder`` makes values of it.
public struct _StackElement<Element: Reducer>: _ElementReducer {
  /// The stack.
  public typealias Elements = StackState<Element.State>

  /// The actions of its elements.
  public typealias ElementsAction = StackAction<Element.State, Element.Action>

  let reducer: Element

  /// Returns a feature together with the stack in its state.
  public func _forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, StackState<Element.State>>,
    action: AnyCasePath<Parent.Action, StackAction<Element.State, Element.Action>>,
    extraction: @escaping _Extraction<Parent.Action, StackAction<Element.State, Element.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _StackReducer(
        base: parent, destination: reducer,
        toStackState: state, toStackAction: action,
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
