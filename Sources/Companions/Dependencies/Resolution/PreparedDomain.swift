/// The dependencies of one part of a process, such as a page of a server.
///
/// A server creates an app for each page. The app's `init` runs in the domain of its page, so that
/// `prepareDependencies` prepares the dependencies of the page, and not of the process.
package struct PreparedDomain: Sendable {
  private let cache: DependencyCache
  private let initialValues: DependencyValues

  /// Creates a domain without prepared dependencies.
  ///
  /// - Parameter setDefaults: Sets default values of the domain, such as a visitor's storage. What
  ///   the process or the domain has prepared replaces them.
  package init(_ setDefaults: (inout DependencyValues) -> Void = { _ in }) {
    let current = DependencyValues._current
    var defaults = current.withoutOverrides
    defaults.update(setDefaults)
    cache = DependencyCache(
      parent: current.cache,
      defaults: defaults.overrides.filter { !current.cache.isPrepared($0.key) })
    initialValues = current.with(cache: cache)
  }

  /// Runs an operation in which `prepareDependencies` prepares for this domain alone.
  package func prepare<R>(_ operation: () throws -> R) rethrows -> R {
    try DependencyValues.withValues(initialValues, operation: operation)
  }

  /// Runs an operation with the dependencies that were prepared.
  package func run<R>(_ operation: () throws -> R) rethrows -> R {
    let prepared = cache.preparedValues
    guard !prepared.isEmpty else { return try operation() }
    return try DependencyValues.withValues(
      DependencyValues._current.overridden(by: prepared), operation: operation)
  }
}
