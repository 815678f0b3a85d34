import ComposableCore

/// Calls a function on the main actor: at once if the code that calls runs there, else soon.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor() {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
