extension Reducer {
  /// Runs reducers one after the other on the same state, and their effects at the same time.
  ///
  /// > Important: List a child's reducer before the reducer that sets the child's state to `nil` or
  /// > removes it. In the other order, the child's last action is reported and ignored.
  public static func combine(_ reducers: Self...) -> Self {
    combine(reducers)
  }

  /// Runs reducers one after the other on the same state, and their effects at the same time.
  public static func combine(_ reducers: [Self]) -> Self {
    Self { state, action, environment in
      var effects: [Effect<Action, Never>] = []
      for reducer in reducers {
        let effect = reducer.run(&state, action, environment)
        if !effect.isNone { effects.append(effect) }
      }
      return .merge(effects)
    }
  }

  /// Runs this reducer and then another on the same state, and their effects at the same time.
  public func combined(with other: Self) -> Self {
    .combine(self, other)
  }
}
