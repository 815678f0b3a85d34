import IssueReporting

/// A dependency that starts work without waiting for its end, such as analytics.
///
/// The running application starts a task that outlives its caller, and ignores its errors. A test
/// waits for the work, so that none is left when the test ends, and reports each error. A cancellation
/// of the caller does not cancel the work.
public struct FireAndForget: Sendable {
  /// The closure that runs each operation.
  public let operation:
    @Sendable (
      _ name: String?,
      _ priority: TaskPriority?,
      _ operation: @escaping @Sendable () async throws -> Void
    ) async -> Void

  /// Creates a dependency that passes each operation to a closure, which runs it.
  public init(
    _ operation:
      @escaping @Sendable (
        _ name: String?,
        _ priority: TaskPriority?,
        _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts an operation, whose errors the running application ignores and a test reports.
  ///
  /// The operation is isolated to the caller's actor, and continues when the caller is cancelled.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(name, priority, operation)
  }
}

extension DependencyValues {
  /// The dependency that starts work without waiting for its end; tests wait for it.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { name, priority, operation in
    _ = Task(name: name, priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { name, priority, operation in
    let task = Task(name: name, priority: priority) { try await operation() }
    if case .failure(let error) = await task.result {
      reportIssue(Issues.failedFireAndForget(error))
    }
  }
}
