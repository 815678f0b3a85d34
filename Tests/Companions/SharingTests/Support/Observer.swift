import ConcurrencyExtras
import Observation

/// Counts how often what a closure reads has changed, observing anew after each change.
final class Observer: Sendable {
  private let changes = LockIsolated(0)

  init(_ read: @escaping @Sendable () -> Void) {
    observe(read)
  }

  var count: Int { changes.value }

  private func observe(_ read: @escaping @Sendable () -> Void) {
    withObservationTracking(read) { [weak self] in
      self?.changes.withValue { $0 += 1 }
      self?.observe(read)
    }
  }
}
