extension Reducer {
  /// Lets a reducer work on state that is not always there.
  ///
  /// ```swift
  /// rhymePromptReducer
  ///   .optional()
  ///   .pullback(
  ///     state: \.rhymePrompt, action: /AppAction.rhymePrompt, environment: { $0.rhymePrompt })
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
