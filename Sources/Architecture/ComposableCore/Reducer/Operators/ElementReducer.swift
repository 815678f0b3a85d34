/// The feature of each element of a container, and the way in which a parent runs it.
///
/// Underscored because only ``_ElementBuilder`` makes values of it.
public protocol _ElementReducer {
  /// The container of the elements' states.
  associatedtype Elements

  /// The actions of the elements.
  associatedtype ElementsAction

  /// Returns a feature together with the elements in its state.
  func _forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, Elements>,
    action: CaseKeyPath<Parent.Action, ElementsAction>,
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

  @inlinable
  init(reducer: Element) {
    self.reducer = reducer
  }

  /// Returns a feature together with the list in its state.
  @inlinable
  public func _forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    action: CaseKeyPath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    let path = AnyCasePath(action)
    return forEach(
      of: parent, state: state,
      embed: { path.embed(.element(id: $0, action: $1)) },
      extract: { action, body in
        if case .element(let id, let action)? = path.extract(from: action) { body(id, action) }
      },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  // The functions are made where the types are known. In generic code, an optional action would
  // make the runtime look up its type each time.
  @usableFromInline
  func forEach<Parent: Reducer>(
    of parent: Parent,
    state: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    embed: @escaping (ID, Element.Action) -> Parent.Action,
    extract: @escaping (Parent.Action, (ID, Element.Action) -> Void) -> Void,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _ForEachReducer(
        parent: parent, element: reducer,
        toElementsState: state,
        toElementAction: ElementExtraction(extract: extract, embed: embed),
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
    action: CaseKeyPath<Parent.Action, StackAction<Element.State, Element.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _StackReducer(
        base: parent, destination: reducer,
        toStackState: state, toStackAction: AnyCasePath(action),
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
