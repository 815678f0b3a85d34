/// Runs an operation with a continuation that restores the current dependencies in later callbacks.
///
/// Structured calls and `Task { }` inherit dependencies. Callbacks that run outside of the current
/// task do not, so restore the dependencies there:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.main.async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Runs an asynchronous operation with a continuation that restores the current dependencies.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies at one point of a program, for use in a later callback.
  public struct Continuation: Sendable {
    private let dependencies = DependencyValues._current

    init() {}

    /// Runs an operation with the captured dependencies.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withValues(dependencies, operation: operation)
    }

    /// Runs an asynchronous operation with the captured dependencies.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withValues(dependencies, operation: operation)
    }
  }
}
