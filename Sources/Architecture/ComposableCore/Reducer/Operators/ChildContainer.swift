/// A container for the state of a child that may be absent: an optional, or a presentation.
///
/// Underscored because it only lets one `ifLet` serve for both. Overloads would have to be tried in
/// all combinations, since the state of a feature is not known before the end of a chain of operators:
/// a dozen would take the compiler hours.
public protocol _ChildContainer<Child> {
  /// The state of the child.
  associatedtype Child

  /// Returns a feature together with the child that is in a container in its state.
  static func _ifLet<Parent: Reducer, ContainerAction, R: Reducer>(
    _ parent: Parent,
    state: WritableKeyPath<Parent.State, Self>,
    action: CaseKeyPath<Parent.Action, ContainerAction>,
    child: R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action>
}

extension Optional: _ChildContainer {
  /// The state of the child.
  public typealias Child = Wrapped

  /// Returns a feature together with the child that is in an optional in its state.
  public static func _ifLet<Parent: Reducer, ContainerAction, R: Reducer>(
    _ parent: Parent,
    state: WritableKeyPath<Parent.State, Self>,
    action: CaseKeyPath<Parent.Action, ContainerAction>,
    child: R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    // Safe: the builder, or the state, of the calling operator has checked the types.
    Reduce(
      _IfLetReducer(
        parent: parent, child: child,
        toChildState: (state as AnyKeyPath) as! WritableKeyPath<Parent.State, R.State?>,
        toChildAction: AnyCasePath(action) as! AnyCasePath<Parent.Action, R.Action>,
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

extension PresentationState: _ChildContainer {
  /// The state of the child.
  public typealias Child = State

  /// Returns a feature together with the child that it presents.
  public static func _ifLet<Parent: Reducer, ContainerAction, R: Reducer>(
    _ parent: Parent,
    state: WritableKeyPath<Parent.State, Self>,
    action: CaseKeyPath<Parent.Action, ContainerAction>,
    child: R,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    // Safe: the builder, or the state, of the calling operator has checked the types.
    Reduce(
      _PresentationReducer(
        base: parent, destination: child,
        toPresentationState: (state as AnyKeyPath)
          as! WritableKeyPath<Parent.State, PresentationState<R.State>>,
        toPresentationAction: AnyCasePath(action)
          as! AnyCasePath<Parent.Action, PresentationAction<R.Action>>,
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
  }
}

/// State whose reducer is known from its type: that of an alert, or of a reducer that is an enum.
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
  public static var _childReducer: Reduce<Self, StateReducer.Action> {
    Reduce(StateReducer.body)
  }
}

/// A container of state whose reducer is known from its type.
///
/// Underscored because it only lets one `ifLet` without a builder serve for all.
public protocol _BuilderlessContainer: _ChildContainer where Child: _BuilderlessState {
  /// The actions of the child, with its dismissal if it is presented.
  associatedtype _ContainerAction
}

extension Optional: _BuilderlessContainer where Wrapped: _BuilderlessState {
  /// The actions of the child.
  public typealias _ContainerAction = Wrapped._ChildAction
}

extension PresentationState: _BuilderlessContainer where State: _BuilderlessState {
  /// The actions of the child, with its dismissal.
  public typealias _ContainerAction = PresentationAction<State._ChildAction>
}
