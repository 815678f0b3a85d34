#if PortableViews
/// The storage that a binding reads and writes.
class BindingLocation<Value>: @unchecked Sendable {
  // Safe: each subclass gives its own reason.

  init() {}

  func get() -> Value {
    preconditionFailure("\(type(of: self)) does not override 'get()'")
  }

  func set(_ newValue: Value) {
    preconditionFailure("\(type(of: self)) does not override 'set(_:)'")
  }

  /// Returns whether both locations read and write the same value.
  func isSame(as other: BindingLocation<Value>) -> Bool {
    self === other
  }
}

/// A location that a pair of closures reads and writes.
final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: the closures are sendable, or the caller vouches for them by `@preconcurrency`.
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  override func get() -> Value { read() }
  override func set(_ newValue: Value) { write(newValue) }
}

/// A location of a constant; writing has no effect.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: immutable, and only ever copied out.
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }
  override func set(_ newValue: Value) {}

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValueLayout.isSame(value, other.value)
  }
}

/// The location of a part of another location's value.
final class MemberLocation<Base, Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: the base location is, and key paths are immutable.
  private let base: BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  override func get() -> Value { base.get()[keyPath: keyPath] }

  override func set(_ newValue: Value) {
    var value = base.get()
    value[keyPath: keyPath] = newValue
    base.set(value)
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// The location of an object's property.
final class ObjectLocation<Root: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  // Safe: used on the main actor, or wherever the object allows it.
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }
  override func set(_ newValue: Value) { root[keyPath: keyPath] = newValue }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
#endif
