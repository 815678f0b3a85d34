import Observation

/// The observation of a piece of state as a whole; properties are observed in the state itself.
///
/// Observable state notifies of every change but its own replacement. State of other types notifies
/// of none.
final class RootObservation: Observable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  /// Registers a read.
  ///
  /// The first makes the observation: much state is never read as a whole.
  static func access(_ observation: inout RootObservation?) {
    let current = observation ?? RootObservation()
    if observation == nil { observation = current }
    current.registrar.access(current, keyPath: \.state)
  }

  /// Notifies readers that the state was replaced.
  func notify() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
