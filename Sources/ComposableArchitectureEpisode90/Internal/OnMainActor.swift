import ConcurrencyExtras
import Foundation

/// Runs a function on the main actor: at once if that is where it is called, else soon, in order.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  // Safe: handed over to the main actor, and not touched here any more.
  let work = UncheckedSendable(work)
  if isOnMainQueue {
    MainActor.assumeIsolated { work.value() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { work.value() } }
  }
}

/// Whether the code that runs now runs where the main actor's does.
private var isOnMainQueue: Bool {
  // Where an executable waits in `dispatchMain()`, as tests do on Linux, another thread than the
  // first one takes over the main queue.
  MainQueue.mark
  return Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueue.key) != nil
}

private enum MainQueue {
  static let key = DispatchSpecificKey<Void>()
  static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: ())
}
