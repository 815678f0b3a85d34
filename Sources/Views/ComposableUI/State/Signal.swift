#if PortableViews
import Observation

/// An observable without a value: reading it registers an observer, firing it notifies them all.
///
/// The class is not generic, so that one constant key path registers every read.
package final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var pulse: Bool { true }

  package init() {}

  /// Records a read for the observation tracking that is running, if any.
  package func access() {
    registrar.access(self, keyPath: \.pulse)
  }

  /// Notifies every observer that recorded a read.
  package func fire() {
    registrar.withMutation(of: self, keyPath: \.pulse) {}
  }
}
#endif
