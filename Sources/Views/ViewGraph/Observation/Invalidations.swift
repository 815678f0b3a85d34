#if PortableViews
import ComposableUI

#if !canImport(Darwin)
import Synchronization
#endif

/// A scope whose observed state has changed, and the transaction that it was changed within.
struct Invalidation {
  let scope: ObservationScope
  let transaction: Transaction?
}

/// The scopes whose observed state has changed, collected from whatever thread changed it.
final class Invalidations: Sendable {
  private struct State {
    var invalidations: [Invalidation] = []
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let schedule: @Sendable () -> Void

  /// Creates an empty collection that calls a closure when a flush must be scheduled.
  init(schedule: @escaping @Sendable () -> Void) {
    self.schedule = schedule
  }

  /// Notes that something that was read in a scope changes.
  func insert(_ scope: ObservationScope) {
    let invalidation = Invalidation(scope: scope, transaction: .current)
    let isFirst = state.withLock { state in
      state.invalidations.append(invalidation)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { schedule() }
  }

  /// Takes out all of them.
  func takeAll() -> [Invalidation] {
    state.withLock { state in
      guard !state.invalidations.isEmpty else { return [] }
      defer { state.invalidations = [] }
      return state.invalidations
    }
  }

  /// Notes that the scheduled flush has come.
  func flushHasCome() {
    state.withLock { $0.isScheduled = false }
  }

  /// Whether there is nothing to flush and nothing scheduled.
  var isIdle: Bool {
    state.withLock { $0.invalidations.isEmpty && !$0.isScheduled }
  }
}
#endif
