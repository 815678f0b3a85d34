import Dependencies

extension Dependency {
  /// Creates a property that reads the dependency at a key path as the type that a test has put in.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// > Important: Reading a dependency of another type stops the process.
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

  /// Creates a property that reads the dependency with a key as the type that a test has put in.
  ///
  /// > Important: Reading a dependency of another type stops the process.
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
