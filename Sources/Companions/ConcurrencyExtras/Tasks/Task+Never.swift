extension Task where Failure == Never {
  /// Suspends until the surrounding task is cancelled, then throws a `CancellationError`.
  ///
  /// It stands in for an endpoint that never answers: `let rhyme: String = try await Task.never()`.
  public static func never() async throws -> Success {
    try await suspendUntilCancelled()
  }
}

extension Task where Success == Never, Failure == Never {
  /// Suspends until the surrounding task is cancelled, then throws a `CancellationError`.
  public static func never() async throws {
    try await suspendUntilCancelled()
  }
}

private func suspendUntilCancelled() async throws -> Never {
  for await _ in AsyncStream<Never>.never {}
  throw CancellationError()
}
