extension Store {
  /// Returns a publisher that emits a child store for each child state that a publisher emits.
  ///
  /// - Parameters:
  ///   - toLocalState: Transforms a publisher of the parent's state into one of the child's state.
  ///   - fromLocalAction: Embeds a child's action in a parent's action.
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

  /// Returns a publisher that emits a child store for each child state that a publisher emits.
  public func publisherScope<P: Publisher, LocalState>(
    state toLocalState: @escaping (AnyPublisher<State, Never>) -> P
  ) -> AnyPublisher<Store<LocalState, Action>, Never>
  where P.Output == LocalState, P.Failure == Never {
    publisherScope(state: toLocalState, action: { $0 })
  }

  /// Returns a child store that reads the last child state that a publisher emitted.
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

  /// A publisher of the current state, and of the state after every action.
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
