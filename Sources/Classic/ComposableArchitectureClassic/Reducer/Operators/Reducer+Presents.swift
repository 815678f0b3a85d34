extension Reducer {
  /// Runs the reducer of a part that is not always there, and ends its effects when it goes away.
  ///
  /// The part's reducer runs first. Its effects are cancelled when its state becomes `nil`, whoever
  /// sets it. An action that comes while the state is `nil` is reported, and does nothing.
  ///
  /// - Parameters:
  ///   - localReducer: The part's reducer.
  ///   - toLocalState: The property that holds the part's state.
  ///   - toLocalAction: The case that carries the part's actions.
  ///   - toLocalEnvironment: Makes the part's environment of the whole's.
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

/// The cancellation id of a presented part's effects.
private struct PresentedReducerID: Hashable {
  let state: AnyKeyPath
  let action: ObjectIdentifier
  let file: String
  let line: UInt
}
