extension Reducer {
  /// Lets a reducer work on state that is not always there.
  ///
  /// ```swift
  /// let promptReducer: Reducer<AppState, AppAction, AppEnvironment> =
  ///   counterReducer
  ///   .optional()
  ///   .pullback(state: \.prompt, action: /AppAction.prompt, environment: { $0.counter })
  /// ```
  ///
  /// An action that comes while the state is `nil` is reported, and does nothing.
  ///
  /// > Important: Combine it *before* the reducer that sets the state to `nil`.
  ///
  /// - Parameter breakpointOnNil: Whether an action that finds `nil` is reported.
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
