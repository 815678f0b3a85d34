import Observation

/// Tracks the readers of a view store's state through Observation.
///
/// A view's closure may read a view store that the view does not own. The view would miss its
/// changes with `objectWillChange` alone.
@MainActor
final class StateReads: Observable {
  private let registrar = ObservationRegistrar()
  // Used only in key paths, as the observed property.
  private var state: Void { () }

  func access() {
    registrar.access(self, keyPath: \.state)
  }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, body)
  }
}
