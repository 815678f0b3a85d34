/// A type-erased box for a dependency's value, whose type is known from its key.
class DependencyBox: @unchecked Sendable {
  // Safe: immutable, in the subclass too.

  /// Returns the value, which must have been stored under this key.
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    // A checked cast would cost more than the rest of the read of a dependency.
    unsafeDowncast(self, to: TypedDependencyBox<Key.Value>.self).value
  }
}

/// A box for the value of a dependency.
final class TypedDependencyBox<Value: Sendable>: DependencyBox, @unchecked Sendable {
  // Safe: as the superclass.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
