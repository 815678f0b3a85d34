import ConcurrencyExtras

/// Calls a function on the main actor: synchronously if called on the main queue, later otherwise.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
