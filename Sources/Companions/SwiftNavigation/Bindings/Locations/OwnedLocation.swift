import ConcurrencyExtras
import PerceptionCore

/// An observable value that its bindings keep alive.
final class OwnedLocation<Value>: UIBindingLocation, HashableObject, Perceptible {
  private let registrar = PerceptionRegistrar()
  private let value: Locked<Value>

  init(_ value: Value) {
    self.value = Locked(value)
  }

  var wrappedValue: Value {
    get {
      registrar.access(self, keyPath: \.wrappedValue)
      return value.value
    }
    set {
      let old = registrar.withMutation(of: self, keyPath: \.wrappedValue) {
        value.exchange(newValue)
      }
      withExtendedLifetime(old) {}
    }
  }
}
