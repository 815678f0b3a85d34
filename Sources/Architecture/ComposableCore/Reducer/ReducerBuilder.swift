/// Composes reducers that run one after the other, with their effects merged.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Accepts an existential reducer, with its type erased.
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(erasing: expression)
  }

  /// Accepts a reducer as it is.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// Builds an empty body.
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// Builds a body of one reducer.
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// Begins a body.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// Adds a reducer to those before it.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(accumulated, next)
  }

  /// Builds the reducers that a `for` loop yields.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers)
  }

  /// Builds the first branch of a condition.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// Builds the second branch of a condition.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? {
    wrapped
  }

  /// Erases the type of a reducer that exists on newer systems only.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ wrapped: R
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Finishes the body.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}

/// One of two reducers, as an `if` or `switch` in a body chooses.
public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  case first(First)
  case second(Second)

  /// Runs the branch that was chosen.
  public func _reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let first): first._reduce(into: &state, action: action)
    case .second(let second): second._reduce(into: &state, action: action)
    }
  }

  /// Resolves the branch that was chosen.
  public func _resolve() -> _ResolvedReducer<First.State, First.Action> {
    switch self {
    case .first(let first): first._resolve()
    case .second(let second): second._resolve()
    }
  }
}

/// Two reducers, run one after the other.
public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
  private let r0: R0
  private let r1: R1

  init(_ r0: R0, _ r1: R1) {
    self.r0 = r0
    self.r1 = r1
  }

  /// Runs both reducers and merges their effects.
  public func _reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
    let first = r0._reduce(into: &state, action: action)
    return first.merge(with: r1._reduce(into: &state, action: action))
  }

  /// Resolves both reducers.
  public func _resolve() -> _ResolvedReducer<R0.State, R0.Action> {
    _ResolvedReducer(sequence: [r0._resolve(), r1._resolve()])
  }
}

/// Any number of reducers of one type, run one after the other.
public struct _SequenceMany<Element: Reducer>: Reducer {
  private let reducers: [Element]

  init(_ reducers: [Element]) {
    self.reducers = reducers
  }

  /// Runs every reducer and merges their effects.
  public func _reduce(
    into state: inout Element.State, action: Element.Action
  ) -> Effect<Element.Action> {
    .merge(reducers.map { $0._reduce(into: &state, action: action) })
  }

  /// Resolves every reducer.
  public func _resolve() -> _ResolvedReducer<Element.State, Element.Action> {
    _ResolvedReducer(sequence: reducers.map { $0._resolve() })
  }
}
