import Dependencies

extension Dependency {
  /// Creates a property that reads the dependency at a key path, cast to the type of its override.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// > Important: Reading a dependency of another type stops the program.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      downcasting: Dependency<Base>(
        keyPath, fileID: fileID, filePath: filePath, line: line, column: column),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a property that reads the dependency with a key, cast to the type of its override.
  ///
  /// > Important: Reading a dependency of another type stops the program.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      downcasting: Dependency<Key.Value>(
        key, fileID: fileID, filePath: filePath, line: line, column: column),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
