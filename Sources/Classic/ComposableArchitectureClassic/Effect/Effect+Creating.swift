import IssueReporting

extension Effect {
  /// Creates an effect of one value, from work that calls back once.
  ///
  /// ```swift
  /// let hasAccess = Effect<Bool, Never>.future { callback in
  ///   camera.requestAccess { callback(.success($0)) }
  /// }
  /// ```
  ///
  /// - Parameter attemptToFulfill: Starts the work, and calls `callback` once. Runs on
  ///   subscription.
  public static func future(
    _ attemptToFulfill: @escaping (_ callback: @escaping (Result<Output, Failure>) -> Void) -> Void
  ) -> Self {
    Self(
      Deferred {
        // Safe: OpenCombine predates Sendable annotations; its future has its own lock.
        Future { promise in attemptToFulfill { promise($0) } }
      })
  }

  /// Creates an effect of one result, computed when the effect is subscribed to.
  public static func result(_ attemptToFulfill: @escaping () -> Result<Output, Failure>) -> Self {
    Self(Deferred { attemptToFulfill().publisher })
  }

  /// Creates an effect that runs a function and emits nothing.
  ///
  /// Thrown errors are ignored.
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
  /// Use it in a test's environment for effects that the test does not expect.
  ///
  /// - Parameter prefix: The dependency's name in the reported issue.
  public static func failing(_ prefix: String) -> Self {
    unimplemented(prefix)
  }

  /// Creates an effect that reports an issue if it is ever subscribed to.
  ///
  /// - Parameter prefix: The dependency's name in the reported issue.
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
