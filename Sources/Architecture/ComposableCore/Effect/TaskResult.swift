/// The result of asynchronous work, which can be compared even though its error can't.
@available(*, deprecated, message: "Use 'Result' in its place")
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work succeeded.
  case success(Success)

  /// The work failed.
  case failure(any Error)

  /// Runs work, and stores the value that it returns or the error that it throws.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Creates a task result from a result.
  public init(_ result: Result<Success, some Error>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success; throws the error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Transforms the value of a success.
  public func map<NewSuccess>(
    _ transform: (Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Transforms the value of a success into another result.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }

  /// Returns the value of a success, or throws the error of a failure.
  @available(*, unavailable, renamed: "value")
  public func get() throws -> Success {
    try value
  }
}

@available(*, deprecated)
extension TaskResult: Equatable where Success: Equatable {
  /// Compares the values of successes, and the errors of failures as far as they can be compared.
  ///
  /// Two errors of one type that is not `Equatable` are reported, and are not equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)):
      return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      if let lhs = (lhs as Any) as? any Equatable { return isEqual(lhs, rhs) }
      if type(of: lhs) == type(of: rhs), TaskResultIssues.isReporting {
        reportIssue(Issues.taskResultNotComparable(type(of: lhs), protocol: "Equatable"))
      }
      return false
    default:
      return false
    }
  }
}

@available(*, deprecated)
extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value of a success, or the error of a failure as far as it can be hashed.
  ///
  /// An error whose type is not `Hashable` is reported, and hashed by its type alone.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? any Hashable {
        error.hash(into: &hasher)
      } else {
        hasher.combine(ObjectIdentifier(type(of: error)))
        guard TaskResultIssues.isReporting else { return }
        reportIssue(Issues.taskResultNotComparable(type(of: error), protocol: "Hashable"))
      }
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Creates a result from a task result.
  @available(*, deprecated, message: "Use 'Result' from the start")
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

/// Whether comparing task results reports errors that can't be compared.
enum TaskResultIssues {
  /// Whether such a comparison reports an issue; `false` while a test store compares two values.
  @TaskLocal static var isReporting = true
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  lhs == rhs as? Value
}
