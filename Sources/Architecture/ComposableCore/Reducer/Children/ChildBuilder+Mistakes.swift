// A state and a case that do not go together, as in `ifLet(\.child, action: \.child)` with a forgotten "$",
// are errors with words here. Without these functions, the compiler produces no diagnostic at all.

extension _ChildBuilder {
  /// Refuses a child in an optional whose case is one for a presentation.
  @available(
    *, unavailable,
    message:
      "The case is one for a '@Presents' property; pass its key path with '$', as in '\\.$child'"
  )
  public static func buildExpression<S, A, R: Reducer<S, A>>(_ expression: R) -> R
  where Container == S?, ContainerAction == PresentationAction<A> {
    expression
  }

  /// Finishes the body of a child in an optional whose case is one for a presentation.
  public static func buildFinalResult<R: Reducer>(
    _ reducer: R
  ) -> _MistakenChild<Container, ContainerAction>
  where Container == R.State?, ContainerAction == PresentationAction<R.Action> {
    _MistakenChild()
  }

  /// Refuses a child in a presentation whose case has no presentation actions.
  @available(
    *, unavailable,
    message:
      "The case of a '@Presents' property holds a 'PresentationAction<Child.Action>', not a 'Child.Action'"
  )
  public static func buildExpression<S, R: Reducer<S, ContainerAction>>(_ expression: R) -> R
  where Container == PresentationState<S> {
    expression
  }

  /// Finishes the body of a child in a presentation whose case has no presentation actions.
  public static func buildFinalResult<R: Reducer>(
    _ reducer: R
  ) -> _MistakenChild<Container, ContainerAction>
  where Container == PresentationState<R.State>, ContainerAction == R.Action {
    _MistakenChild()
  }

  /// Refuses the elements of a list whose case holds no ids.
  @available(
    *, unavailable,
    message: "The case of a list holds an 'IdentifiedActionOf<Child>', not a 'Child.Action'"
  )
  public static func buildExpression<ID, S, R: Reducer<S, ContainerAction>>(_ expression: R) -> R
  where Container == IdentifiedArray<ID, S> {
    expression
  }

  /// Finishes the body of the elements of a list whose case holds no ids.
  public static func buildFinalResult<ID, R: Reducer>(
    _ reducer: R
  ) -> _MistakenChild<Container, ContainerAction>
  where Container == IdentifiedArray<ID, R.State>, ContainerAction == R.Action {
    _MistakenChild()
  }

  /// Refuses the elements of a stack whose case holds no ids.
  @available(
    *, unavailable,
    message: "The case of a stack holds a 'StackActionOf<Child>', not a 'Child.Action'"
  )
  public static func buildExpression<S, R: Reducer<S, ContainerAction>>(_ expression: R) -> R
  where Container == StackState<S> {
    expression
  }

  /// Finishes the body of the elements of a stack whose case holds no ids.
  public static func buildFinalResult<R: Reducer>(
    _ reducer: R
  ) -> _MistakenChild<Container, ContainerAction>
  where Container == StackState<R.State>, ContainerAction == R.Action {
    _MistakenChild()
  }

  /// Refuses a child of another feature.
  @available(
    *, unavailable, message: "The child is of another feature than its state and its case"
  )
  @_disfavoredOverload
  public static func buildExpression<R: Reducer>(_ expression: R) -> R { expression }

  /// Finishes the body of a child of another feature.
  @_disfavoredOverload
  public static func buildFinalResult<R: Reducer>(
    _ reducer: R
  ) -> _MistakenChild<Container, ContainerAction> {
    _MistakenChild()
  }
}

/// A child whose state and actions do not go together.
///
/// Underscored because only refused code makes values of it.
public struct _MistakenChild<Container, ContainerAction>: _ChildReducer {
  /// Returns the feature alone.
  public func _run<Parent: Reducer>(
    with parent: Parent,
    state: WritableKeyPath<Parent.State, Container>,
    action: CaseKeyPath<Parent.Action, ContainerAction>,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> Reduce<Parent.State, Parent.Action> {
    Reduce(parent)
  }
}

// MARK: - A forgotten closure

extension Reducer {
  /// Refuses an `ifLet` without the child's reducer.
  @available(
    *, unavailable,
    message:
      "'ifLet' needs the child's reducer, as in '.ifLet(\\.$child, action: \\.child) { Child() }'"
  )
  public func ifLet<StateContainer: _OptionalContainer, ContainerAction>(
    _ toChildState: WritableKeyPath<State, StateContainer>,
    action toChildAction: CaseKeyPath<Action, ContainerAction>
  ) -> Reduce<State, Action> {
    Reduce(self)
  }

  /// Refuses a `forEach` without the reducer of an element.
  @available(
    *, unavailable,
    message:
      "'forEach' needs the reducer of an element, as in '.forEach(\\.rows, action: \\.rows) { Row() }'"
  )
  public func forEach<Elements: _ElementContainer, ElementsAction>(
    _ toElements: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>
  ) -> Reduce<State, Action> {
    Reduce(self)
  }
}

extension Scope {
  /// Refuses a `Scope` without the child's reducer.
  @available(
    *, unavailable,
    message:
      "'Scope' needs the child's reducer, as in 'Scope(state: \\.child, action: \\.child) { Child() }'"
  )
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>
  ) where Child == EmptyReducer<ChildState, ChildAction> {
    self.init(state: toChildState, action: toChildAction) {}
  }
}
