/// A child feature with the type of the container of its state, which tells how a parent runs it.
///
/// Underscored because only ``_ChildBuilder`` makes values of it.
public protocol _ChildReducer<Container, ContainerAction> {
  /// The container of the child's state.
  associatedtype Container

  /// The actions of the child, together with the container's.
  associatedtype ContainerAction

  /// Returns a feature together with the child in its state.
  func _run<Parent: Reducer>(
    with parent: Parent,
    state: WritableKeyPath<Parent.State, Container>,
    action: CaseKeyPath<Parent.Action, ContainerAction>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action>
}

// MARK: - ifLet

/// A container for the state of a child that may be absent: an optional, or a presentation.
///
/// Underscored because it only tells `ifLet` from `forEach`.
public protocol _OptionalContainer {}

extension Optional: _OptionalContainer {}
extension PresentationState: _OptionalContainer {}

/// A feature whose state is in an optional.
///
/// Underscored because only ``_ChildBuilder`` makes values of it.
public struct _OptionalChild<Child: Reducer>: _ChildReducer {
  /// The optional.
  public typealias Container = Child.State?

  /// The actions of the child.
  public typealias ContainerAction = Child.Action

  let reducer: Child

  /// Returns a feature together with the child in an optional in its state.
  public func _run<Parent: Reducer>(
    with parent: Parent,
    state: WritableKeyPath<Parent.State, Child.State?>,
    action: CaseKeyPath<Parent.Action, Child.Action>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _IfLetReducer(
        parent: parent, child: reducer, toChildState: state, toChildAction: AnyCasePath(action),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// A feature whose state is in a presentation.
///
/// Underscored because only ``_ChildBuilder`` makes values of it.
public struct _PresentedChild<Child: Reducer>: _ChildReducer {
  /// The presentation.
  public typealias Container = PresentationState<Child.State>

  /// The actions of the child, and its dismissal.
  public typealias ContainerAction = PresentationAction<Child.Action>

  let reducer: Child

  /// Returns a feature together with the child that it presents.
  public func _run<Parent: Reducer>(
    with parent: Parent,
    state: WritableKeyPath<Parent.State, PresentationState<Child.State>>,
    action: CaseKeyPath<Parent.Action, PresentationAction<Child.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _PresentationReducer(
        base: parent, destination: reducer,
        toPresentationState: state, toPresentationAction: AnyCasePath(action),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

// MARK: - ifLet without a builder

/// State whose reducer is known from its type: the state of an alert, or of a reducer that is an enum.
///
/// Underscored because it only lets one `ifLet` without a builder serve for both.
public protocol _BuilderlessState {
  /// The actions of the child.
  associatedtype _ChildAction

  /// The reducer of the child.
  static var _childReducer: Reduce<Self, _ChildAction> { get }
}

extension _EphemeralState {
  /// A reducer that does nothing, because an alert is only dismissed.
  public static var _childReducer: Reduce<Self, Action> { Reduce(EmptyReducer()) }
}

extension CaseReducerState {
  /// The reducer that the features of all cases make up.
  public static var _childReducer: Reduce<Self, StateReducer.Action> { Reduce(StateReducer.body) }
}

/// A container of state whose reducer is known from its type.
///
/// Underscored because it only lets one `ifLet` without a builder serve for all.
public protocol _BuilderlessContainer: _OptionalContainer {
  /// The child.
  associatedtype _Child: _ChildReducer where _Child.Container == Self

  /// The child, with the reducer that is known from its state.
  static var _child: _Child { get }
}

extension Optional: _BuilderlessContainer where Wrapped: _BuilderlessState {
  /// The child, with the reducer that is known from its state.
  public static var _child: _OptionalChild<Reduce<Wrapped, Wrapped._ChildAction>> {
    _OptionalChild(reducer: Wrapped._childReducer)
  }
}

extension PresentationState: _BuilderlessContainer where State: _BuilderlessState {
  /// The child, with the reducer that is known from its state.
  public static var _child: _PresentedChild<Reduce<State, State._ChildAction>> {
    _PresentedChild(reducer: State._childReducer)
  }
}

// MARK: - forEach

/// A container for the states of many children: a list, or a stack.
///
/// Underscored because it only tells `forEach` from `ifLet`.
public protocol _ElementContainer {}

extension IdentifiedArray: _ElementContainer {}
extension StackState: _ElementContainer {}

/// The feature of each element of a list.
///
/// Underscored because only ``_ChildBuilder`` makes values of it.
public struct _ListElement<ID: Hashable & Sendable, Element: Reducer>: _ChildReducer {
  /// The list.
  public typealias Container = IdentifiedArray<ID, Element.State>

  /// The actions of its elements.
  public typealias ContainerAction = IdentifiedAction<ID, Element.Action>

  @usableFromInline
  let reducer: Element

  @inlinable
  init(reducer: Element) {
    self.reducer = reducer
  }

  /// Returns a feature together with the list in its state.
  @inlinable
  public func _run<Parent: Reducer>(
    with parent: Parent,
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
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// The feature of each element of a stack.
///
/// Underscored because only ``_ChildBuilder`` makes values of it.
public struct _StackElement<Element: Reducer>: _ChildReducer {
  /// The stack.
  public typealias Container = StackState<Element.State>

  /// The actions of its elements, with pushes and pops.
  public typealias ContainerAction = StackAction<Element.State, Element.Action>

  let reducer: Element

  /// Returns a feature together with the stack in its state.
  public func _run<Parent: Reducer>(
    with parent: Parent,
    state: WritableKeyPath<Parent.State, StackState<Element.State>>,
    action: CaseKeyPath<Parent.Action, StackAction<Element.State, Element.Action>>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(
      _StackReducer(
        base: parent, destination: reducer,
        toStackState: state, toStackAction: AnyCasePath(action),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}
