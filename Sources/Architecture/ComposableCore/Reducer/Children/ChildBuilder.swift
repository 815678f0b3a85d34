/// Composes the reducers of child features, whose states are in a container of some type.
///
/// Underscored because it only sets the result type of closures; it accepts the same reducers as
/// ``ReducerBuilder``. With it, one `ifLet` serves for optionals and presentations, and one `forEach`
/// for lists and stacks. Overloads would have to be tried in all combinations, since the state of a
/// feature is not known before the end of a chain of operators: a dozen would take the compiler hours.
@resultBuilder
public enum _ChildBuilder<Container, ContainerAction> {
  /// Builds a body of one reducer.
  public static func buildBlock<R: Reducer>(_ reducer: R) -> R { reducer }

  /// Begins a body.
  public static func buildPartialBlock<R: Reducer>(first: R) -> R { first }

  /// Adds a reducer to those before it.
  public static func buildPartialBlock<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(accumulated, next)
  }

  /// Builds the reducers that a `for` loop yields.
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers)
  }

  /// Builds the first branch of a condition.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// Builds the second branch of a condition.
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> R? { wrapped }

  /// Erases the type of a reducer that exists on newer systems only.
  public static func buildLimitedAvailability<R: Reducer>(
    _ wrapped: R
  ) -> Reduce<R.State, R.Action> {
    Reduce(wrapped)
  }
}

// MARK: - A child in an optional

extension _ChildBuilder {
  /// Accepts a reducer of the feature in an optional.
  public static func buildExpression<S, R: Reducer<S, ContainerAction>>(
    _ expression: R
  ) -> R where Container == S? {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S>(
    _ expression: any Reducer<S, ContainerAction>
  ) -> Reduce<S, ContainerAction> where Container == S? {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<S>() -> EmptyReducer<S, ContainerAction> where Container == S? {
    EmptyReducer()
  }

  /// Finishes the body of the feature in an optional.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _OptionalChild<R>
  where Container == R.State?, ContainerAction == R.Action {
    _OptionalChild(reducer: reducer)
  }
}

// MARK: - A child in a presentation

extension _ChildBuilder {
  /// Accepts a reducer of the feature in a presentation.
  public static func buildExpression<S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S, A>(_ expression: any Reducer<S, A>) -> Reduce<S, A>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<S, A>() -> EmptyReducer<S, A>
  where Container == PresentationState<S>, ContainerAction == PresentationAction<A> {
    EmptyReducer()
  }

  /// Finishes the body of the feature in a presentation.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _PresentedChild<R>
  where
    Container == PresentationState<R.State>, ContainerAction == PresentationAction<R.Action>
  {
    _PresentedChild(reducer: reducer)
  }
}

// MARK: - The elements of a list

extension _ChildBuilder {
  /// Accepts a reducer of the features in a list.
  public static func buildExpression<ID, S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where Container == IdentifiedArray<ID, S>, ContainerAction == IdentifiedAction<ID, A> {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<ID, S, A>(_ expression: any Reducer<S, A>) -> Reduce<S, A>
  where Container == IdentifiedArray<ID, S>, ContainerAction == IdentifiedAction<ID, A> {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<ID, S, A>() -> EmptyReducer<S, A>
  where Container == IdentifiedArray<ID, S>, ContainerAction == IdentifiedAction<ID, A> {
    EmptyReducer()
  }

  /// Finishes the body of the features in a list.
  @inlinable
  public static func buildFinalResult<ID, R: Reducer>(_ reducer: R) -> _ListElement<ID, R>
  where
    Container == IdentifiedArray<ID, R.State>, ContainerAction == IdentifiedAction<ID, R.Action>
  {
    _ListElement(reducer: reducer)
  }
}

// MARK: - The elements of a stack

extension _ChildBuilder {
  /// Accepts a reducer of the features on a stack.
  public static func buildExpression<S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where Container == StackState<S>, ContainerAction == StackAction<S, A> {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S, A>(
    _ expression: any Reducer<S, A>
  ) -> Reduce<S, A> where Container == StackState<S>, ContainerAction == StackAction<S, A> {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<S, A>() -> EmptyReducer<S, A>
  where Container == StackState<S>, ContainerAction == StackAction<S, A> {
    EmptyReducer()
  }

  /// Finishes the body of the features on a stack.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _StackElement<R>
  where Container == StackState<R.State>, ContainerAction == StackAction<R.State, R.Action> {
    _StackElement(reducer: reducer)
  }
}
