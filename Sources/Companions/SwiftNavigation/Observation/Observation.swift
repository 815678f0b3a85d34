import ConcurrencyExtras
import PerceptionCore

/// A closure that is called again after each change of the observable properties that it reads.
///
/// Only the token of an observation keeps it alive.
final class Observation: Sendable {
  let isolation: (any Actor)?
  // Must only be called on the isolation. Released when the observation ends.
  private let apply: Locked<(@Sendable (UITransaction) -> Void)?>

  init(isolation: (any Actor)?, apply: @escaping @Sendable (UITransaction) -> Void) {
    self.isolation = isolation
    self.apply = Locked(apply)
  }

  func end() {
    // The closure is released outside of the lock: it may hold tokens that end other observations.
    _ = apply.exchange(nil)
  }

  /// Calls the closure and observes the properties that it reads.
  ///
  /// Call it on the isolation.
  func run(_ transaction: UITransaction) {
    guard let apply = apply.withValue({ $0 }) else { return }
    withPerceptionTracking {
      transaction.perform { apply(transaction) }
    } onChange: { [weak self] in
      self?.schedule(.current)
    }
  }

  /// Enqueues a call of the closure, which runs once the code that makes the change has suspended.
  func schedule(_ transaction: UITransaction) {
    if isolation === MainActor.shared {
      // Enqueued on the main actor right away, in the order of the changes.
      Task { @MainActor [weak self] in self?.run(transaction) }
    } else {
      Task { [weak self] in await self?.run(transaction, isolation: self?.isolation) }
    }
  }

  private func run(_ transaction: UITransaction, isolation: isolated (any Actor)?) {
    run(transaction)
  }
}
