/// Composes the reducers of a child, whose state is in a container of some type.
///
/// Underscored because it only sets the result type of closures; it accepts the same reducers as
/// ``ReducerBuilder``.
@resultBuilder
public enum _ChildBuilder<StateContainer, ContainerAction> {
  /// Accepts a reducer of the feature in an optional.
  public static func buildExpression<S, R: Reducer<S, ContainerAction>>(
    _ expression: R
  ) -> R where StateContainer == S? {
    expression
  }

  /// Accepts a reducer of the feature in a presentation.
  public static func buildExpression<S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where StateContainer == PresentationState<S>, ContainerAction == PresentationAction<A> {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S>(
    _ expression: any Reducer<S, ContainerAction>
  ) -> Reduce<S, ContainerAction> where StateContainer == S? {
    Reduce(erasing: expression)
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S, A>(
    _ expression: any Reducer<S, A>
  ) -> Reduce<S, A>
  where StateContainer == PresentationState<S>, ContainerAction == PresentationAction<A> {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<S>() -> EmptyReducer<S, ContainerAction>
  where StateContainer == S? {
    EmptyReducer()
  }

  /// Builds an empty body.
  public static func buildBlock<S, A>() -> EmptyReducer<S, A>
  where StateContainer == PresentationState<S>, ContainerAction == PresentationAction<A> {
    EmptyReducer()
  }

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
