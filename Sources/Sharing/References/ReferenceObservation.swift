import Observation

/// What can be observed of a reference.
///
/// It is not generic, so that its key paths are made once.
final class ReferenceObservation: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  var value: Void { () }
  var isLoading: Void { () }
  var loadError: Void { () }
  var saveError: Void { () }

  /// Registers that the current observer reads something.
  func access(_ keyPath: KeyPath<ReferenceObservation, Void>) {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notifies those who observe something.
  ///
  /// It is called after the change, while no lock is held. An observer who reads on another thread
  /// as soon as it is notified could otherwise read the old value, and never hear of the new one.
  func notify(_ keyPath: KeyPath<ReferenceObservation, Void>) {
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }
}
