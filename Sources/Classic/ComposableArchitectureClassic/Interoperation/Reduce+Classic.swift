extension Reduce {
  /// Creates a current reducer from a classic one.
  ///
  /// Use it to move an application feature by feature, from the outside in:
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   Scope(state: \.counter, action: \.counter) {
  ///     Reduce(counterReducer, environment: CounterEnvironment.live)
  ///   }
  /// }
  /// ```
  ///
  /// What its effects emit at once is processed before `send` returns, as in a classic store; the
  /// state, though, is assigned once for all of it.
  ///
  /// - Parameters:
  ///   - reducer: The classic reducer.
  ///   - environment: What it needs of the outside world.
  public init<Environment>(
    _ reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init { state, action in
      let effect = reducer.run(&state, action, environment)
      return effect.isNone ? .none : .publisher { effect }
    }
  }
}
