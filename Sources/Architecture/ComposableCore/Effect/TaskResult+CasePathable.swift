@available(*, deprecated)
extension TaskResult: CasePathable, CasePathIterable {
  /// The paths to both outcomes.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The paths to both outcomes.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// Returns the key path of the case that the given result is in.
    public subscript(root: TaskResult) -> PartialCaseKeyPath<TaskResult> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        })
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        })
    }

    /// Returns an iterator over the key paths of both cases.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<TaskResult>> {
      let keyPaths: [PartialCaseKeyPath<TaskResult>] = [\.success, \.failure]
      return keyPaths.makeIterator()
    }
  }
}
