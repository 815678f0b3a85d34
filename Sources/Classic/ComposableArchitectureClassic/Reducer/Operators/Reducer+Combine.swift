extension Reducer {
  /// Runs reducers one after the other on the same state, and their effects at the same time.
  ///
  /// > Important: A reducer that sets optional state to `nil`, or removes an element, belongs after
  /// > the one that works on it; else the latter's last action finds nothing and is reported.
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

  /// Runs this reducer, then another on the same state, and their effects at the same time.
  public func combined(with other: Self) -> Self {
    .combine(self, other)
  }
}
