extension Reducer {
  /// Transforms the reducer into a reducer of optional state.
  ///
  /// ```swift
  /// let promptReducer: Reducer<AppState, AppAction, AppEnvironment> =
  ///   counterReducer
  ///   .optional()
  ///   .pullback(state: \.prompt, action: /AppAction.prompt, environment: { $0.counter })
  /// ```
  ///
  /// An action received while the state is `nil` is reported and ignored.
  ///
  /// > Important: Combine it *before* the reducer that sets the state to `nil`.
  ///
  /// - Parameter breakpointOnNil: Whether an action received while the state is `nil` is reported.
  public func optional(
    breakpointOnNil: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Reducer<State?, Action, Environment> {
    .init { state, action, environment in
      guard state != nil else {
        if breakpointOnNil {
          reportInDebug(
            Issues.optionalWithoutState(
              action: action, at: "\(file):\(line)"))
        }
        return .none
      }
      return self.run(&state!, action, environment)
    }
  }
}
