import Foundation
import PerceptionCore

/// An observable value that its bindings keep alive.
final class OwnedLocation<Value>: UIBindingLocation, HashableObject, Perceptible {
  private let registrar = PerceptionRegistrar()
  private let lock = NSRecursiveLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var wrappedValue: Value {
    get {
      registrar.access(self, keyPath: \.wrappedValue)
      return lock.withLock { value }
    }
    set {
      // The old value is released outside of the lock, for its deinitializer may run any code.
      var old = newValue
      registrar.withMutation(of: self, keyPath: \.wrappedValue) {
        lock.withLock { swap(&value, &old) }
      }
    }
  }
}
