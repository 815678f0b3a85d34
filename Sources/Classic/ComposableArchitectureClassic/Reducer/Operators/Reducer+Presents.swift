extension Reducer {
  /// Runs a child's reducer on optional state, and cancels its effects when the state becomes
  /// `nil`.
  ///
  /// The child's reducer runs first. An action received while the state is `nil` is reported and
  /// ignored.
  ///
  /// - Parameters:
  ///   - localReducer: The child's reducer.
  ///   - toLocalState: The property that holds the child's state.
  ///   - toLocalAction: The case that carries the child's actions.
  ///   - toLocalEnvironment: Returns the child's environment, given the parent's.
  public func presents<LocalState, LocalAction, LocalEnvironment>(
    _ localReducer: Reducer<LocalState, LocalAction, LocalEnvironment>,
    state toLocalState: WritableKeyPath<State, LocalState?>,
    action toLocalAction: AnyCasePath<Action, LocalAction>,
    environment toLocalEnvironment: @escaping (Environment) -> LocalEnvironment,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    let id = PresentedReducerID(
      state: toLocalState, action: ObjectIdentifier(LocalAction.self), file: "\(file)", line: line)
    let local = localReducer.optional(file: file, line: line)
      .pullback(state: toLocalState, action: toLocalAction, environment: toLocalEnvironment)
    return Self { state, action, environment in
      let wasPresented = state[keyPath: toLocalState] != nil
      let localEffect = local.run(&state, action, environment)
      let effect = self.run(&state, action, environment)
      let isDismissed = wasPresented && state[keyPath: toLocalState] == nil
      return .merge(
        localEffect.isNone ? .none : localEffect.cancellable(id: id),
        effect,
        isDismissed ? .cancel(id: id) : .none)
    }
  }
}

/// The cancellation id of a presented child's effects.
private struct PresentedReducerID: Hashable {
  let state: AnyKeyPath
  let action: ObjectIdentifier
  let file: String
  let line: UInt
}
