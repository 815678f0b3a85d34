extension Reducer {
  /// Carries out assignments to the state before the reducer runs, which sees the new values.
  ///
  /// - Parameter toBindingAction: The case that carries assignments.
  public func binding(
    action toBindingAction: @escaping (Action) -> BindingAction<State>?
  ) -> Self {
    Self { state, action, environment in
      toBindingAction(action)?.set(&state)
      return self.run(&state, action, environment)
    }
  }

  /// Carries out assignments to the state before the reducer runs, which sees the new values.
  ///
  /// ```swift
  /// let settingsReducer = Reducer<SettingsState, SettingsAction, Void>.empty
  ///   .binding(action: /SettingsAction.binding)
  /// ```
  ///
  /// - Parameter toBindingAction: The case that carries assignments.
  public func binding(action toBindingAction: AnyCasePath<Action, BindingAction<State>>) -> Self {
    binding(action: toBindingAction.extract(from:))
  }

  /// Carries out assignments to the state before the reducer runs, which sees the new values.
  public func binding() -> Self where Action: BindableAction, Action.State == State {
    binding(action: \.binding)
  }

  /// Carries out assignments to the state before the reducer runs, by the name of the time.
  @available(*, deprecated, renamed: "binding(action:)")
  public func form(action toFormAction: AnyCasePath<Action, BindingAction<State>>) -> Self {
    binding(action: toFormAction)
  }
}
