import Observation

/// What observes a piece of state as a whole; its properties are observed in the state itself.
///
/// Observable state tells of every change but its replacement by another value. State of any other
/// type tells of none.
final class RootObservation: Observable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  /// Registers a read, for which there must be an observation: much state is never read as a whole.
  static func access(_ observation: inout RootObservation?) {
    let current = observation ?? RootObservation()
    if observation == nil { observation = current }
    current.registrar.access(current, keyPath: \.state)
  }

  /// Tells who has read the state that it is another.
  func notify() { registrar.withMutation(of: self, keyPath: \.state) {} }
}
