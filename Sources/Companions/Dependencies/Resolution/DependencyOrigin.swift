/// The declaration of one `@Dependency`, which the property wrapper refers to.
class DependencyOrigin: @unchecked Sendable {
  // Safe: immutable, in the subclasses too, except `layers`, which is set before it is shared.

  /// The dependencies captured when the property was created.
  let initialValues: DependencyValues

  /// The source location of the property's declaration.
  let location: CodeLocation

  /// The parts of `initialValues`, for a property of a view.
  var layers: Layers?

  /// The dependencies that a view's property reads: its environment's, then its creation's.
  struct Layers {
    let environment: DependencyValues
    let creation: DependencyValues
  }

  init(location: CodeLocation, initialValues: DependencyValues = ._current) {
    self.initialValues = initialValues
    self.location = location
  }

  /// The dependency's name in messages, given the property of `DependencyValues` that was read.
  func name(property: StaticString) -> String {
    "@Dependency(\\.\(property))"
  }

  /// The dependencies to read from: overrides of the current task, then the captured ones.
  final var values: DependencyValues {
    DependencyValues._current.layered(over: initialValues).reading(for: self)
  }
}

/// The origin of a `@Dependency` of a given type.
class TypedDependencyOrigin<Value>: DependencyOrigin, @unchecked Sendable {
  // Safe: as the superclass.
  func value(in values: DependencyValues) -> Value {
    preconditionFailure("\(Self.self) does not override 'value(in:)'")
  }

  /// Returns an origin of the same declaration that captured other dependencies.
  func remembering(_ values: DependencyValues) -> TypedDependencyOrigin {
    preconditionFailure("\(Self.self) does not override 'remembering(_:)'")
  }
}

/// The origin of a `@Dependency` declared by a key path.
final class KeyPathDependencyOrigin<Value>: TypedDependencyOrigin<Value>, @unchecked Sendable {
  // Safe: as the superclass; a key path to a dependency captures nothing. It is not sendable where
  // its property is on the main actor.
  private let keyPath: KeyPath<DependencyValues, Value>

  init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    location: CodeLocation,
    initialValues: DependencyValues = ._current
  ) {
    self.keyPath = keyPath
    super.init(location: location, initialValues: initialValues)
  }

  override func value(in values: DependencyValues) -> Value {
    values[keyPath: keyPath]
  }

  override func remembering(_ values: DependencyValues) -> TypedDependencyOrigin<Value> {
    KeyPathDependencyOrigin(keyPath, location: location, initialValues: values)
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

  override func remembering(_ values: DependencyValues) -> TypedDependencyOrigin<Key.Value> {
    KeyDependencyOrigin(location: location, initialValues: values)
  }
}

/// The origin of a `@Dependency` that is read as a more specific type.
final class DowncastDependencyOrigin<Base, Value>: TypedDependencyOrigin<Value>,
  @unchecked Sendable
{
  // Safe: as the superclass.
  private let base: TypedDependencyOrigin<Base>

  init(_ base: TypedDependencyOrigin<Base>, location: CodeLocation) {
    self.base = base
    super.init(location: location, initialValues: base.initialValues)
  }

  override func name(property: StaticString) -> String {
    base.name(property: property)
  }

  override func value(in values: DependencyValues) -> Value {
    let value = base.value(in: values)
    guard let result = value as? Value else {
      // Not a precondition, whose message an optimised build leaves out.
      fatalError(Issues.downcastFailed(type(of: value as Any), to: Value.self, location: location))
    }
    return result
  }

  override func remembering(_ values: DependencyValues) -> TypedDependencyOrigin<Value> {
    DowncastDependencyOrigin(base.remembering(values), location: location)
  }
}
