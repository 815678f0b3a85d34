import ConcurrencyExtras
import Foundation

/// Runs a function on the main actor: synchronously if called there, otherwise later, in order.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  // Safe: moved to the main actor, and not accessed here afterwards.
  let work = UncheckedSendable(work)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { work.value() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work.value() } }
  }
}
