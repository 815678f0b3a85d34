extension Reducer {
  /// Lets a reducer of a part work on the whole.
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
  ///   - toLocalState: The property that holds the part's state.
  ///   - toLocalAction: The case that carries the part's actions; others are left alone.
  ///   - toLocalEnvironment: Makes the part's environment of the whole's.
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

  /// Lets a reducer of one case work on an enum.
  ///
  /// An action of the case that comes while the state is in another is reported, and does nothing.
  ///
  /// - Parameters:
  ///   - toLocalState: The case that holds the part's state.
  ///   - toLocalAction: The case that carries the part's actions; others are left alone.
  ///   - toLocalEnvironment: Makes the part's environment of the whole's.
  ///   - breakpointOnNil: Whether an action that finds another case is reported.
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
