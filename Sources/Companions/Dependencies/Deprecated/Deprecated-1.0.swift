extension DependencyValues {
  /// Runs an operation with one dependency overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value, operation: () throws -> R
  ) rethrows -> R {
    try withDependencies({ $0[keyPath: keyPath] = value }, operation: operation)
  }

  /// Runs an asynchronous operation with one dependency overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValue<Value, R>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies({ $0[keyPath: keyPath] = value }, operation: operation)
  }

  /// Runs an operation with some dependencies overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValues<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    try withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Runs an asynchronous operation with some dependencies overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }

  /// Runs an operation with test values, some of them overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withTestValues<R>(
    _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
    assert operation: () throws -> R
  ) rethrows -> R {
    try withDependencies(
      {
        $0 = .test
        try updateValuesForOperation(&$0)
      }, operation: operation)
  }

  /// Runs an asynchronous operation with test values, some of them overridden.
  @available(*, deprecated, message: "Use 'withDependencies' instead.")
  public static func withTestValues<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
    assert operation: () async throws -> R
  ) async rethrows -> R {
    try await withDependencies(
      {
        $0 = .test
        try await updateValuesForOperation(&$0)
      }, operation: operation)
  }
}
