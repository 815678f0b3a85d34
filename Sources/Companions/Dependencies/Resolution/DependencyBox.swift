/// A type-erased box for a dependency's value, whose type is known from its key.
class DependencyBox: @unchecked Sendable {
  // Safe: immutable, in the subclass too.

  /// The type of the key.
  var key: any TestDependencyKey.Type { fatalError("Boxes are of the subclass.") }

  /// Returns the value, which must have been stored under this key.
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    // A checked cast would cost more than the rest of the read of a dependency.
    unsafeDowncast(self, to: KeyedDependencyBox<Key>.self).value
  }
}

/// A box for the value of a dependency.
final class KeyedDependencyBox<Key: TestDependencyKey>: DependencyBox, @unchecked Sendable {
  // Safe: as the superclass.
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
  }

  override var key: any TestDependencyKey.Type { Key.self }
}
