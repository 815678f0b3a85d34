/// A reference to a part of the value of another reference.
class KeyPathReference<Base: Reference, Value, Path: KeyPath<Base.Value, Value>>:
  DerivedReference, @unchecked Sendable
{
  let base: Base
  // Safe: key paths are immutable. Arguments of subscripts are only hashed, compared and read.
  let path: Path

  init(_ base: Base, _ path: Path) {
    self.base = base
    self.path = path
  }

  var value: Value { base.value[keyPath: path] }
  var readableValue: Value? { base.readableValue?[keyPath: path] }
  var actualValue: Value { base.actualValue[keyPath: path] }

  var description: String {
    // A key path's description starts with its root type, which is dropped here.
    let members = "\(path)".drop { $0 != "." }
    return "\(base.description)\(members)"
  }
}

/// A reference to a part of the value of another reference, which can be changed through it.
final class WritableKeyPathReference<Base: MutableReference, Value>:
  KeyPathReference<Base, Value, WritableKeyPath<Base.Value, Value>>, MutableReference,
  @unchecked Sendable
{
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { try operation(&$0[keyPath: path]) }
  }
}
