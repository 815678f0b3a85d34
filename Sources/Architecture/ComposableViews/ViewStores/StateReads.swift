import Observation

/// Who has read a view store's state.
///
/// A closure that a view keeps may read a view store that the view does not own, and of which it
/// would hear nothing through `objectWillChange`.
@MainActor
final class StateReads: Observable {
  private let registrar = ObservationRegistrar()
  // Only ever named by a key path.
  private var state: Void { () }

  func access() {
    registrar.access(self, keyPath: \.state)
  }

  func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.state, body)
  }
}
