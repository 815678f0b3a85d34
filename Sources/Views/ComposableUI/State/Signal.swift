#if PortableViews
import Observation

/// Something to observe that has no value: it can only be read and fired.
///
/// It is not generic, and so registers with observation scopes by one constant key path.
package final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  private var pulse: Bool { true }

  package init() {}

  /// Registers with the observation scope that is being tracked, if any.
  package func access() {
    registrar.access(self, keyPath: \.pulse)
  }

  /// Tells every scope that has registered.
  package func fire() {
    registrar.withMutation(of: self, keyPath: \.pulse) {}
  }
}
#endif
