/// Runs an operation with the dependencies of a model, and some of them overridden.
///
/// Call it where a model creates a child model, so that the child gets the parent's dependencies.
/// The model must have a `@Dependency` property, or be the result of
/// ``withDependencies(_:operation:)``. Otherwise an issue is reported.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = dependencies(
    of: model, CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return try DependencyValues.withValues(values) {
    try withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an operation with the dependencies of a model.
///
/// Call it where a model creates a child model, so that the child gets the parent's dependencies.
/// The model must have a `@Dependency` property, or be the result of
/// ``withDependencies(_:operation:)``. Otherwise an issue is reported.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Runs an asynchronous operation with the dependencies of a model, and some of them overridden.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = dependencies(
    of: model, CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  return try await DependencyValues.withValues(values) {
    try await withDependencies(updateValuesForOperation, operation: operation)
  }
}

/// Runs an asynchronous operation with the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model, { _ in }, operation: operation,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Returns the dependencies of a model, where overrides of the current task take precedence.
private func dependencies(of model: AnyObject, _ location: CodeLocation) -> DependencyValues {
  guard let values = RememberedModels.shared.dependencies(of: model) else {
    reportIssue(Issues.modelWithoutDependencies(type(of: model)), at: location)
    return DependencyValues._current
  }
  return DependencyValues._current.layered(over: values)
}
