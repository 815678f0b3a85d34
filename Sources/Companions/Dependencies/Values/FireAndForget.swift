import IssueReporting

/// A dependency that starts work without waiting for its end, such as analytics.
///
/// The running application starts a task that outlives its caller, and ignores its errors. A test
/// waits for the work, so that none is left when the test ends, and reports each error, including a
/// cancellation.
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates a dependency that passes each operation to a closure, which runs it.
  public init(
    _ start:
      @escaping @Sendable (
        _ name: String?,
        _ priority: TaskPriority?,
        _ operation: @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.start = start
  }

  /// Starts an operation, whose errors the running application ignores and a test reports.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await start(name, priority, operation)
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
  static let testValue = FireAndForget { _, _, operation in
    do {
      try await operation()
    } catch {
      reportIssue(Issues.failedFireAndForget(error))
    }
  }
}
