extension Store {
  /// Creates a store that runs a classic reducer.
  ///
  /// ```swift
  /// let store = Store(
  ///   initialState: AppState(), reducer: appReducer, environment: AppEnvironment.live)
  /// ```
  ///
  /// The store works with every view that takes a store. Unlike a store of a current reducer, it
  /// assigns the state after each action, including actions that effects emit during subscription,
  /// so observers see every intermediate state.
  ///
  /// - Parameters:
  ///   - initialState: The state to start from.
  ///   - reducer: The feature's logic.
  ///   - environment: The feature's dependencies.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init(
      engine: Engine(initialState: initialState, turns: QueuedTurns()) { state, action, _ in
        reducer.run(&state, action, environment).current
      })
  }

  /// Returns a store of a part of the state, with the same actions.
  public func scope<LocalState>(
    state toLocalState: @escaping (_ state: State) -> LocalState
  ) -> Store<LocalState, Action> {
    mapped(state: toLocalState, action: { $0 })
  }

  /// Returns a store of a child's state and actions.
  ///
  /// - Parameters:
  ///   - toLocalState: Returns the child's state, given the parent's.
  ///   - fromLocalAction: Embeds a child's action in a parent's action.
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
