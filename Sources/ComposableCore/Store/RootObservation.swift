/// What observes a root's state as a whole; its properties are observed in the state itself.
///
/// Observable state tells of every change but its replacement by another value. State of any other
/// type tells of none.
final class RootObservation: Observable {
  // Made on the first read: much state is never observed as a whole.
  @exclusivity(unchecked) private var registrar: RegistrarBox?
  private var state: Void { () }

  func access() {
    let registrar = registrar ?? makeRegistrar()
    registrar.registrar.access(self, keyPath: \.state)
  }

  private func makeRegistrar() -> RegistrarBox {
    let registrar = RegistrarBox()
    self.registrar = registrar
    return registrar
  }

  func notify() { registrar?.registrar.withMutation(of: self, keyPath: \.state) {} }
}
