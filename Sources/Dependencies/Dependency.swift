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
  let origin: TypedDependencyOrigin<Value>

  /// Creates a property that reads the dependency at a key path.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.origin = KeyPathDependencyOrigin(
      keyPath, location: SourceLocation(fileID, filePath, line, column))
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
      location: SourceLocation(fileID, filePath, line, column))
  }

  /// The dependency as it is now.
  public var wrappedValue: Value {
    origin.value(in: origin.values)
  }
}

/// A property wrapper that knows the dependencies of its creation, whatever type it reads.
protocol RemembersDependencies {
  var initialValues: DependencyValues { get }
}

extension Dependency: RemembersDependencies {
  var initialValues: DependencyValues { origin.initialValues }
}
