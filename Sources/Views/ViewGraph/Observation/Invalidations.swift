#if PortableViews
import ComposableUI

#if !canImport(Darwin)
import Synchronization
#endif

/// An observation whose observed state has changed, with the transaction of the change.
struct Invalidation {
  let observation: ReadObservation
  let transaction: Transaction?
}

/// The observations whose observed state has changed, collected from any thread.
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

  /// Adds an observation whose observed state has changed; the first one schedules a flush.
  func insert(_ observation: ReadObservation) {
    let invalidation = Invalidation(observation: observation, transaction: .current)
    scheduleFlush { $0.invalidations.append(invalidation) }
  }

  /// Schedules a flush, unless one is scheduled.
  func scheduleFlush() {
    scheduleFlush { _ in }
  }

  private func scheduleFlush(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      change(&state)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isFirst { schedule() }
  }

  func takeAll() -> [Invalidation] {
    state.withLock { state in
      guard !state.invalidations.isEmpty else { return [] }
      defer { state.invalidations = [] }
      return state.invalidations
    }
  }

  /// Records that the scheduled flush is running, so that the next invalidation schedules another.
  func flushHasCome() {
    state.withLock { $0.isScheduled = false }
  }

  /// Whether there are no invalidations and no flush is scheduled.
  var isIdle: Bool {
    state.withLock { $0.invalidations.isEmpty && !$0.isScheduled }
  }
}
#endif
