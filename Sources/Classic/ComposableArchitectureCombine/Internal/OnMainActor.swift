import ConcurrencyExtras

/// Calls a function on the main actor: at once if the code that calls runs there, else soon.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
