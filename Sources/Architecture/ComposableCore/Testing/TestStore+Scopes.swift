extension TestStore {
  /// Runs an operation with some of the feature's dependencies overridden.
  ///
  /// ```swift
  /// store.withDependencies {
  ///   $0.continuousClock = .immediate
  /// } operation: {
  ///   store.assert { $0.count = 0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Overrides dependencies.
  ///   - operation: The steps of the test that run with the overrides.
  /// - Returns: The result of `operation`.
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
  ///   - operation: The steps of the test that run with the overrides.
  /// - Returns: The result of `operation`.
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

  /// Runs an operation with another exhaustivity.
  ///
  /// ```swift
  /// store.withExhaustivity(.off) {
  ///   store.assert { $0.count = 0 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - exhaustivity: The extent to which the test must assert the feature's behaviour.
  ///   - operation: The steps of the test that run with this exhaustivity.
  /// - Returns: The result of `operation`.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Runs an asynchronous operation with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: The extent to which the test must assert the feature's behaviour.
  ///   - operation: The steps of the test that run with this exhaustivity.
  /// - Returns: The result of `operation`.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}
