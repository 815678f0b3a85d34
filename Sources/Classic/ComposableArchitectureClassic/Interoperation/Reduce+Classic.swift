extension Reduce {
  /// Creates a current reducer from a classic one.
  ///
  /// Use it to move an application feature by feature, from the outside in:
  ///
  /// ```swift
  /// import ComposableArchitecture
  ///
  /// @Reducer
  /// struct AppFeature {
  ///   @ObservableState
  ///   struct State {
  ///     var counter = CounterState()
  ///   }
  ///   enum Action {
  ///     case counter(CounterAction)
  ///   }
  ///   var body: some ReducerOf<Self> {
  ///     Scope(state: \.counter, action: \.counter) {
  ///       Reduce(counterReducer, environment: CounterEnvironment.live)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Actions that effects emit at once are processed before `send` returns, as in a classic store.
  /// The state, though, is assigned once for all of them.
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
