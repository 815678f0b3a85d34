extension Result: CasePathable, CasePathIterable {
  /// The paths to `success` and `failure`.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case that the given result is in.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: {
          guard case .success(let value) = $0 else { return nil }
          return value
        })
    }

    /// The path to the error of a failure.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        })
    }

    /// Returns an iterator over the key paths of both cases.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
      let keyPaths: [PartialCaseKeyPath<Result>] = [\.success, \.failure]
      return keyPaths.makeIterator()
    }

    @usableFromInline
    init() {}
  }

  /// The paths to `success` and `failure`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
