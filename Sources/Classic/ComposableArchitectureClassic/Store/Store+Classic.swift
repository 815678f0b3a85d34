extension Store {
  /// Creates a store that runs a classic reducer.
  ///
  /// ```swift
  /// let store = Store(
  ///   initialState: AppState(), reducer: appReducer, environment: AppEnvironment.live)
  /// ```
  ///
  /// It works with every view that takes a store. Unlike one of a current reducer it assigns the
  /// state after each action, also after those that effects emit at once, so that observers see the
  /// states in between.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature.
  ///   - environment: What the feature needs of the outside world.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init(
      root: Runtime(initialState: initialState, delivery: .mainThread) { state, action, _ in
        reducer.run(&state, action, environment)
      })
  }

  /// Returns a store over what a function finds in the state, with the same actions.
  public func scope<LocalState>(
    state toLocalState: @escaping (_ state: State) -> LocalState
  ) -> Store<LocalState, Action> {
    mapped(state: toLocalState, action: { $0 })
  }

  /// Returns a store over what functions find in the state and make of the actions.
  ///
  /// - Parameters:
  ///   - toLocalState: Finds the part's state in the whole's.
  ///   - fromLocalAction: Embeds the part's actions in the whole's.
  public func scope<LocalState, LocalAction>(
    state toLocalState: @escaping (_ state: State) -> LocalState,
    action fromLocalAction: @escaping (_ localAction: LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    mapped(state: toLocalState, action: fromLocalAction)
  }

  /// A store with the same actions and no state.
  public var stateless: Store<Void, Action> {
    scope(state: { _ in () })
  }

  /// A store with the same state and no actions.
  public var actionless: Store<State, Never> {
    func absurd(_ never: Never) -> Action {}
    return scope(state: { $0 }, action: absurd)
  }
}
