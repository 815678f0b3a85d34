extension Store {
  /// Returns a publisher of the stores over what a publisher of the state emits.
  ///
  /// - Parameters:
  ///   - toLocalState: Makes a publisher of the part's state of one of the whole's.
  ///   - fromLocalAction: Embeds the part's actions in the whole's.
  public func publisherScope<P: Publisher, LocalState, LocalAction>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> AnyPublisher<Store<LocalState, LocalAction>, Never>
  where P.Output == LocalState, P.Failure == Never {
    // Safe: the state is only published where the store is, on the main actor.
    let context = UncheckedSendable((store: self, toLocalState, fromLocalAction))
    return toLocalState(statePublisher)
      .map { localState in
        let localState = UncheckedSendable(localState)
        return MainActor.assumeIsolated {
          context.value.store.published(
            localState.value, state: context.value.1, action: context.value.2)
        }
      }
      .eraseToAnyPublisher()
  }

  /// Returns a publisher of the stores over what a publisher of the state emits.
  public func publisherScope<P: Publisher, LocalState>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P
  ) -> AnyPublisher<Store<LocalState, Action>, Never>
  where P.Output == LocalState, P.Failure == Never {
    publisherScope(state: toLocalState, action: { $0 })
  }

  /// Returns a store over what a publisher of the state emitted last.
  private func published<P: Publisher, LocalState, LocalAction>(
    _ localState: LocalState,
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> where P.Output == LocalState, P.Failure == Never {
    var latest = localState
    return mapped(
      state: { state in
        _ = toLocalState(Just(state).eraseToAnyPublisher()).sink { latest = $0 }
        return latest
      }, action: fromLocalAction)
  }

  /// The state now and after every action.
  private var statePublisher: AnyPublisher<State, Never> {
    Effect.run { subscriber in
      // Safe: the publisher is subscribed to where the store is, on the main actor.
      let context = UncheckedSendable((store: self, subscriber: subscriber))
      let subscription = MainActor.assumeIsolated {
        let (store, subscriber) = context.value
        subscriber.send(store.withState { $0 })
        return store.onStateChange {
          let (store, subscriber) = context.value
          subscriber.send(store.withState { $0 })
        }
      }
      return AnyCancellable { withExtendedLifetime(subscription) {} }
    }
    .eraseToAnyPublisher()
  }
}
