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
/// It remembers the dependencies that were in force when the property was created. When it is read,
/// overrides of the current task come first, then the remembered ones, then default values.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private(set) var origin: TypedDependencyOrigin<Value>

  /// Creates a property that reads the dependency at a key path.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
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

  /// The dependency as it is now.
  public var wrappedValue: Value {
    origin.value(in: origin.values)
  }
}

extension Dependency {
  /// Makes dependencies count as those that were in force when the property was created.
  ///
  /// Dependencies that they do not override are read as before.
  @_spi(Internals)
  public mutating func install(_ values: DependencyValues) {
    origin = origin.remembering(values.layered(over: origin.initialValues))
  }
}

extension Dependency {
  /// Makes the dependencies of a view's environment come before those of the property's creation.
  ///
  /// - Parameter environment: The dependencies; `nil` if no enclosing view sets any.
  /// - Returns: Whether they changed.
  package mutating func install(environment: DependencyValues?) -> Bool {
    let old = origin.layers
    if let old, let environment, environment.isCopy(of: old.environment) { return false }
    if old == nil, environment == nil { return false }
    let creation = old?.creation ?? origin.initialValues
    origin = origin.remembering(environment?.layered(over: creation) ?? creation)
    origin.layers = environment.map { .init(environment: $0, creation: creation) }
    return true
  }

  /// Whether the other property was declared at the same place, with the same dependencies in force.
  package func isSame(as other: Self) -> Bool {
    origin.location == other.origin.location
      && (origin.layers?.creation ?? origin.initialValues).isCopy(
        of: other.origin.layers?.creation ?? other.origin.initialValues)
  }
}

extension Dependency {
  /// Creates a property that reads a dependency as a type that it must be of.
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

/// A property wrapper that knows the dependencies of its creation, whatever type it reads.
protocol RemembersDependencies {
  var initialValues: DependencyValues { get }
}

extension Dependency: RemembersDependencies {
  var initialValues: DependencyValues { origin.initialValues }
}
