/// Runs an operation with some dependencies overridden.
///
/// The overrides apply to all code that the operation calls, and to the tasks that it starts. An
/// object that the operation returns is remembered with its dependencies, for
/// ``withDependencies(from:operation:fileID:filePath:line:column:)``.
///
/// ```swift
/// let model = withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
/// } operation: {
///   TimelineModel()
/// }
/// ```
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try values.update(updateValuesForOperation)
  return try DependencyValues.withoutUpdate(values) {
    let result = try operation()
    RememberedModels.shared.remember(result)
    return result
  }
}

/// Runs an asynchronous operation with some dependencies overridden.
///
/// The overrides apply to all code that the operation calls, and to the tasks that it starts.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await values.update(updateValuesForOperation)
  return try await DependencyValues.withoutUpdate(values) {
    let result = try await operation()
    RememberedModels.shared.remember(result)
    return result
  }
}

extension DependencyValues {
  /// Runs an operation with exactly these dependencies, and not as a part of an enclosing update.
  fileprivate static func withoutUpdate<R>(
    _ values: DependencyValues, operation: () throws -> R
  ) rethrows -> R {
    try withoutUpdate { try withValues(values, operation: operation) }
  }

  fileprivate static func withoutUpdate<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    guard isUpdating else { return try await withValues(values, operation: operation) }
    return try await $isUpdating.withValue(false) {
      try await withValues(values, operation: operation)
    }
  }
}
