/// A property wrapper that reads a dependency.
///
/// ```swift
/// @Reducer
/// struct Timeline {
///   @Dependency(\.date) var date
///   @Dependency(FactClient.self) var factClient
/// }
/// ```
///
/// The property captures the dependencies of the task that creates it. A read returns the override
/// of the current task, or else the captured override, or else the default value.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private(set) var origin: TypedDependencyOrigin<Value>

  /// Creates a property that reads the dependency at a key path.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.origin = KeyPathDependencyOrigin(
      keyPath,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a property that reads the dependency with a key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.origin = KeyDependencyOrigin<Key>(
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The current value of the dependency.
  public var wrappedValue: Value { origin.value(in: origin.values) }
}

extension Dependency {
  /// Adds overrides to the dependencies that were captured when the property was created.
  ///
  /// Dependencies without an override in `values` are read as before.
  @_spi(Internals)
  public mutating func install(_ values: DependencyValues) {
    origin = origin.remembering(values.layered(over: origin.initialValues))
  }
}

extension Dependency {
  /// Gives dependencies of a view's environment precedence over those captured at creation.
  ///
  /// - Parameter environment: The dependencies; `nil` if no enclosing view sets any.
  /// - Returns: Whether the environment's dependencies differ from those installed before.
  package mutating func install(environment: DependencyValues?) -> Bool {
    let old = origin.layers
    if let old, let environment, environment.isCopy(of: old.environment) { return false }
    if old == nil, environment == nil { return false }
    let creation = old?.creation ?? origin.initialValues
    origin = origin.remembering(environment?.layered(over: creation) ?? creation)
    origin.layers = environment.map { .init(environment: $0, creation: creation) }
    return true
  }

  /// Returns whether another property has the same declaration and captured the same dependencies.
  package func isSame(as other: Self) -> Bool {
    origin.location == other.origin.location
      && (origin.layers?.creation ?? origin.initialValues).isCopy(
        of: other.origin.layers?.creation ?? other.origin.initialValues)
  }
}

extension Dependency {
  /// Creates a property that reads a dependency, cast to a more specific type.
  package init<Base>(
    downcasting base: Dependency<Base>,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.origin = DowncastDependencyOrigin(
      base.origin,
      location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A type-erased property wrapper that captured the dependencies of its creation.
protocol RemembersDependencies {
  var initialValues: DependencyValues { get }
}

extension Dependency: RemembersDependencies {
  var initialValues: DependencyValues { origin.initialValues }
}
