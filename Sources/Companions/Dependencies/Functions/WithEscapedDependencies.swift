/// Hands an operation the current dependencies, to be used where the current task is not known.
///
/// Dependencies follow structured calls and `Task { }`, but not a callback that another library
/// makes later. Restore them there:
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

/// Hands an asynchronous operation the current dependencies, to be used in later callbacks.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies of one moment, to be restored at another.
  public struct Continuation: Sendable {
    private let dependencies = DependencyValues._current

    init() {}

    /// Runs an operation with the dependencies of the moment that this was created in.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.withValues(dependencies, operation: operation)
    }

    /// Runs an asynchronous operation with the dependencies of the moment that this was created in.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.withValues(dependencies, operation: operation)
    }
  }
}
