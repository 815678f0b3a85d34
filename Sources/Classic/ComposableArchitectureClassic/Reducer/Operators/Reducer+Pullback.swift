extension Reducer {
  /// Transforms a child's reducer into a reducer of the parent's state and actions.
  ///
  /// ```swift
  /// let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  ///   counterReducer.pullback(
  ///     state: \.counter,
  ///     action: /AppAction.counter,
  ///     environment: { $0.counter }
  ///   ),
  ///   Reducer { state, action, environment in .none }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - toLocalState: The property that holds the child's state.
  ///   - toLocalAction: The case that carries the child's actions; other actions are ignored.
  ///   - toLocalEnvironment: Returns the child's environment, given the parent's.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State>,
    action toLocalAction: AnyCasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let localAction = toLocalAction.extract(from: globalAction) else { return .none }
      return self.run(
        &globalState[keyPath: toLocalState], localAction, toLocalEnvironment(globalEnvironment)
      )
      .map(toLocalAction.embed)
    }
  }

  /// Transforms the reducer of a case's state into a reducer of an enum.
  ///
  /// A child's action received while the state is in another case is reported and ignored.
  ///
  /// - Parameters:
  ///   - toLocalState: The case that holds the child's state.
  ///   - toLocalAction: The case that carries the child's actions; other actions are ignored.
  ///   - toLocalEnvironment: Returns the child's environment, given the parent's.
  ///   - breakpointOnNil: Whether an action received while the state is in another case is
  ///     reported.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: AnyCasePath<GlobalState, State>,
    action toLocalAction: AnyCasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment,
    breakpointOnNil: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    .init { globalState, globalAction, globalEnvironment in
      guard let localAction = toLocalAction.extract(from: globalAction) else { return .none }
      let effect = toLocalState.modifyIfPresent(&globalState) {
        self.run(&$0, localAction, toLocalEnvironment(globalEnvironment))
      }
      guard let effect else {
        if breakpointOnNil {
          reportInDebug(
            Issues.pullbackMismatch(
              action: localAction, state: globalState,
              at: "\(file):\(line)"))
        }
        return .none
      }
      return effect.map(toLocalAction.embed)
    }
  }
}
