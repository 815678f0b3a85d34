extension Reducer {
  /// Applies binding actions to the state before the reducer runs.
  ///
  /// - Parameter toBindingAction: Extracts the binding action from an action, or returns `nil`.
  public func binding(
    action toBindingAction: @escaping (Action) -> BindingAction<State>?
  ) -> Self {
    Self { state, action, environment in
      toBindingAction(action)?.set(&state)
      return self.run(&state, action, environment)
    }
  }

  /// Applies binding actions to the state before the reducer runs.
  ///
  /// ```swift
  /// let settingsReducer = Reducer<SettingsState, SettingsAction, Void>.empty
  ///   .binding(action: /SettingsAction.binding)
  /// ```
  ///
  /// - Parameter toBindingAction: The case of the binding actions.
  public func binding(action toBindingAction: AnyCasePath<Action, BindingAction<State>>) -> Self {
    binding(action: toBindingAction.extract(from:))
  }

  /// Applies binding actions to the state before the reducer runs.
  public func binding() -> Self where Action: BindableAction, Action.State == State {
    binding(action: \.binding)
  }

  /// Applies binding actions to the state before the reducer runs; the old name of
  /// `binding(action:)`.
  @available(*, deprecated, renamed: "binding(action:)")
  public func form(action toFormAction: AnyCasePath<Action, BindingAction<State>>) -> Self {
    binding(action: toFormAction)
  }
}
