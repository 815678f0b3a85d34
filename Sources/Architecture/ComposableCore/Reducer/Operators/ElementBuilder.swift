/// Composes the reducers of the elements of a list or a stack, whose states are in a container.
///
/// Underscored because it only sets the result type of closures; it accepts the same reducers as
/// ``ReducerBuilder``. One `forEach` can serve for lists and stacks with it, for the reason that
/// ``_ChildContainer`` gives.
@resultBuilder
public enum _ElementBuilder<Elements, ElementsAction> {
  /// Accepts a reducer of the features in a list.
  public static func buildExpression<ID, S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where Elements == IdentifiedArray<ID, S>, ElementsAction == IdentifiedAction<ID, A> {
    expression
  }

  /// Accepts a reducer of the features on a stack.
  public static func buildExpression<S, A, R: Reducer<S, A>>(
    _ expression: R
  ) -> R where Elements == StackState<S>, ElementsAction == StackAction<S, A> {
    expression
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<ID, S, A>(
    _ expression: any Reducer<S, A>
  ) -> Reduce<S, A>
  where Elements == IdentifiedArray<ID, S>, ElementsAction == IdentifiedAction<ID, A> {
    Reduce(erasing: expression)
  }

  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression<S, A>(
    _ expression: any Reducer<S, A>
  ) -> Reduce<S, A> where Elements == StackState<S>, ElementsAction == StackAction<S, A> {
    Reduce(erasing: expression)
  }

  /// Builds an empty body.
  public static func buildBlock<ID, S, A>() -> EmptyReducer<S, A>
  where Elements == IdentifiedArray<ID, S>, ElementsAction == IdentifiedAction<ID, A> {
    EmptyReducer()
  }

  /// Builds an empty body.
  public static func buildBlock<S, A>() -> EmptyReducer<S, A>
  where Elements == StackState<S>, ElementsAction == StackAction<S, A> {
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

  /// Finishes the body of the features in a list.
  @inlinable
  public static func buildFinalResult<ID, R: Reducer>(_ reducer: R) -> _ListElement<ID, R>
  where
    Elements == IdentifiedArray<ID, R.State>, ElementsAction == IdentifiedAction<ID, R.Action>
  {
    _ListElement(reducer: reducer)
  }

  /// Finishes the body of the features on a stack.
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _StackElement<R>
  where Elements == StackState<R.State>, ElementsAction == StackAction<R.State, R.Action> {
    _StackElement(reducer: reducer)
  }
}
