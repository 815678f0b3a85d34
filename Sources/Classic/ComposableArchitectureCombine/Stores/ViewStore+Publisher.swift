extension ViewStore {
  /// A publisher of the observed state: as it is, and then whenever it is replaced.
  ///
  /// Subscribers are called in the order in which they subscribed, after
  /// ``/ComposableViews/ViewStore/state`` was replaced. A subscription keeps the view store alive.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(
      StateRelay {
        Observation(self.stateObservers, $0)
      } read: {
        self.state
      })
  }
}

/// An entry among the observers of a view store; it ends when this is released.
private final class Observation {
  private let observers: StateObservers
  private let id: Int

  init(_ observers: StateObservers, _ body: @escaping @MainActor @Sendable () -> Void) {
    self.observers = observers
    // A view store is replaced on the main actor.
    id = observers.add { MainActor.assumeIsolated(body) }
  }

  deinit {
    observers.remove(id)
  }
}
