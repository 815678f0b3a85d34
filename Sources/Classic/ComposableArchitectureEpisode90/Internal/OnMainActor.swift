import ConcurrencyExtras
import Foundation

/// Runs a function on the main actor: at once if that is where it is called, else soon, in order.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  // Safe: handed over to the main actor, and not touched here any more.
  let work = UncheckedSendable(work)
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { work.value() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work.value() } }
  }
}
