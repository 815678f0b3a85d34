extension TestStore {
  /// Runs an operation with some of the feature's dependencies overridden.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: The steps of the test for which they are overridden.
  /// - Returns: What `operation` returns.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous operation with some of the feature's dependencies overridden.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: The steps of the test for which they are overridden.
  /// - Returns: What `operation` returns.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) async throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    var updated = previous
    try await updateValuesForOperation(&updated)
    dependencies = updated
    return try await operation()
  }

  /// Runs an operation in which the test must assert more, or less.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must assert.
  ///   - operation: The steps of the test for which that holds.
  /// - Returns: What `operation` returns.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation in which the test must assert more, or less.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the test must assert.
  ///   - operation: The steps of the test for which that holds.
  /// - Returns: What `operation` returns.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
