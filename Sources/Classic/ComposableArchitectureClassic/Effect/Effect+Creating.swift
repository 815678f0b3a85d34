import IssueReporting

extension Effect {
  /// Creates an effect of one value that comes later, by a call of a function.
  ///
  /// ```swift
  /// let hasAccess = Effect<Bool, Never>.future { callback in
  ///   camera.requestAccess { callback(.success($0)) }
  /// }
  /// ```
  ///
  /// - Parameter attemptToFulfill: Called when the effect is subscribed to; calls its argument once.
  public static func future(
    _ attemptToFulfill: @escaping (_ callback: @escaping (Result<Output, Failure>) -> Void) -> Void
  ) -> Self {
    Self(
      Deferred {
        // Safe: OpenCombine does not know of concurrency; the future has a lock of its own.
        Future { promise in attemptToFulfill { promise($0) } }
      })
  }

  /// Creates an effect of one result, which is computed when the effect is subscribed to.
  public static func result(_ attemptToFulfill: @escaping () -> Result<Output, Failure>) -> Self {
    Self(Deferred { attemptToFulfill().publisher })
  }

  /// Creates an effect that does something and emits nothing; an error that is thrown is ignored.
  ///
  /// - Parameter work: Called when the effect is subscribed to.
  public static func fireAndForget(_ work: @escaping () throws -> Void) -> Self {
    Self(
      Deferred { () -> Empty<Output, Failure> in
        try? work()
        return Empty(completeImmediately: true)
      })
  }

  /// Creates an effect that reports an issue if it is ever subscribed to.
  ///
  /// For what the environment of a test does not expect to be called.
  ///
  /// - Parameter prefix: Names the dependency.
  public static func failing(_ prefix: String) -> Self {
    unimplemented(prefix)
  }

  /// Creates an effect that reports an issue if it is ever subscribed to.
  ///
  /// - Parameter prefix: Names the dependency.
  public static func unimplemented(_ prefix: String) -> Self {
    .fireAndForget { reportIssue(Issues.unexpectedEffect(prefix)) }
  }
}

extension Effect where Failure == any Error {
  /// Creates an effect of one value that a function computes, or of the error that it throws.
  ///
  /// - Parameter work: Called when the effect is subscribed to.
  public static func catching(_ work: @escaping () throws -> Output) -> Self {
    .result { Result(catching: work) }
  }
}
