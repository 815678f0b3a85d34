/// What observes a root's state as a whole; its properties are observed in the state itself.
final class RootObservation: Observable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func access() { registrar.access(self, keyPath: \.state) }
  func notify() { registrar.withMutation(of: self, keyPath: \.state) {} }
}

/// Returns whether a change of root state is one that its own properties do not tell of.
///
/// Observable state tells of every change but its replacement by another value. State of any other
/// type tells of none.
func rootChangePredicate<State>(for type: State.Type) -> (State, State) -> Bool {
  func identities<S: ObservableState>(_: S.Type) -> (State, State) -> Bool {
    { ($0 as! S)._$id != ($1 as! S)._$id }
  }
  guard let type = type as? any ObservableState.Type else { return { _, _ in true } }
  return identities(type)
}
