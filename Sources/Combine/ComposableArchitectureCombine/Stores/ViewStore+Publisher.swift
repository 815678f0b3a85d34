extension ViewStore {
  /// A publisher of the observed state: its current value, then every new value.
  ///
  /// Subscribers are called in the order in which they subscribed, after
  /// ``/ComposableViews/ViewStore/state`` was set. A subscription keeps the view store alive.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(
      StateRelay {
        Observation(self.stateObservers, $0)
      } read: {
        self.state
      })
  }
}

/// A registered observer of a view store; it is removed when it is released.
private final class Observation {
  private let observers: StateObservers
  private let id: Int

  init(_ observers: StateObservers, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.observers = observers
    // A view store's state is set on the main actor.
    id = observers.add { MainActor.assumeIsolated(body) }
  }

  deinit {
    observers.remove(id)
  }
}
