extension Reduce {
  /// Creates a current reducer from a classic one.
  ///
  /// Use it to migrate an application feature by feature, parents first:
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
  /// Actions that effects emit during subscription are processed before `send` returns, as in a
  /// classic store. Unlike there, the state is assigned once for all of them.
  ///
  /// - Parameters:
  ///   - reducer: The classic reducer.
  ///   - environment: The dependencies of the reducer.
  public init<Environment>(
    _ reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init { state, action in
      reducer.run(&state, action, environment).current
    }
  }
}
