import ComposableArchitectureClassic

extension Reducer where State == AppState, Action == AppAction, Environment == AppEnvironment {
  /// Notes what happens to the favourites before it happens.
  func activityFeed() -> Self {
    Self { state, action, environment in
      let kinds: [AppState.Activity.Kind] =
        switch action {
        case .counterView(.primeModal(.saveFavoritePrimeTapped)),
          .offlineCounterView(.primeModal(.saveFavoritePrimeTapped)):
          [.added(state.count)]
        case .counterView(.primeModal(.removeFavoritePrimeTapped)),
          .offlineCounterView(.primeModal(.removeFavoritePrimeTapped)):
          [.removed(state.count)]
        case .favoritePrimes(.deleteFavoritePrimes(let rows)):
          rows.map { .removed(state.favoritePrimes[$0]) }
        case .counterView, .favoritePrimes, .offlineCounterView:
          []
        }
      state.activityFeed += kinds.map {
        AppState.Activity(timestamp: environment.date(), kind: $0)
      }
      return self.run(&state, action, environment)
    }
  }

  /// Logs each action, and the state that it leads to.
  func logging() -> Self {
    Self { state, action, environment in
      let effect = self.run(&state, action, environment)
      let newState = state
      return .merge(
        .fireAndForget {
          environment.log("Action: \(action)\nState: \(newState)")
        },
        effect)
    }
  }
}
