extension TestStore {
  /// Runs an operation with some of the feature's dependencies overridden.
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
  /// ```swift
  /// await store.withDependencies {
  ///   $0.continuousClock = .immediate
  /// } operation: {
  ///   await store.send(.rhymeButtonTapped)
  ///   await store.receive(\.rhymeResponse)
  /// }
  /// ```
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
  /// ```swift
  /// await store.withExhaustivity(.off) {
  ///   await store.send(.rhymeButtonTapped)
  ///   await store.receive(\.rhymeResponse)
  /// }
  /// ```
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
