/// What one `@Dependency` was declared with; the property wrapper is a reference to it.
class DependencyOrigin: @unchecked Sendable {
  // Safe: immutable, in the subclasses too.

  /// The dependencies in force where the property was created.
  let initialValues: DependencyValues

  /// Where the property was declared.
  let location: SourceLocation

  init(location: SourceLocation) {
    self.initialValues = DependencyValues._current
    self.location = location
  }

  /// How messages call the dependency, given the property of `DependencyValues` that was read.
  func name(property: StaticString) -> String {
    "@Dependency(\\.\(property))"
  }

  /// The dependencies to read from now: those of the task over those of the declaration.
  final var values: DependencyValues {
    DependencyValues._current.layered(over: initialValues).reading(for: self)
  }
}

/// The origin of a `@Dependency` of a given type.
class TypedDependencyOrigin<Value>: DependencyOrigin, @unchecked Sendable {
  // Safe: as the superclass.
  func value(in values: DependencyValues) -> Value {
    preconditionFailure("\(Self.self) does not say how it reads a \(Value.self)")
  }
}

/// The origin of a `@Dependency` declared by a key path.
final class KeyPathDependencyOrigin<Value>: TypedDependencyOrigin<Value>, @unchecked Sendable {
  // Safe: as the superclass.
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable

  init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable, location: SourceLocation) {
    self.keyPath = keyPath
    super.init(location: location)
  }

  override func value(in values: DependencyValues) -> Value {
    values[keyPath: keyPath]
  }
}

/// The origin of a `@Dependency` declared by its key.
final class KeyDependencyOrigin<Key: TestDependencyKey>: TypedDependencyOrigin<Key.Value>,
  @unchecked Sendable
{
  // Safe: as the superclass.
  override func name(property: StaticString) -> String {
    "@Dependency(\(Key.self).self)"
  }

  override func value(in values: DependencyValues) -> Key.Value {
    values[Key.self]
  }
}
