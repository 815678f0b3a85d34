/// Work in flight that is cancelled, or waited for, together.
///
/// One group stands for an action and all that follows from it; others stand for a cancellation id
/// or a presented feature. A piece of work belongs to several groups at once.
package final class EffectGroup: Sendable {
  private struct State: Sendable {
    var work: [Int: Callback] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
    var isCancelled = false
    var hasCancelledWork = false
  }

  private let state = Locked(State())

  /// Whether the group stands for a cancellation id.
  let hasID: Bool

  /// Creates a group with nothing in it.
  package convenience init() {
    self.init(hasID: false)
  }

  init(hasID: Bool) {
    self.hasID = hasID
  }

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { state.withValue { $0.isCancelled } }

  /// Whether ``cancel()`` has cancelled all work that was in flight.
  var hasCancelledWork: Bool { state.withValue { $0.hasCancelledWork } }

  /// Whether nothing is in flight.
  package var isEmpty: Bool { state.withValue { $0.work.isEmpty } }

  /// Whether a piece of work is in flight, and in this group.
  func contains(_ id: Int) -> Bool { state.withValue { $0.work[id] != nil } }

  /// Adds a piece of work by its cancel function, called at once if the group is cancelled.
  package func add(_ id: Int, cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withValue {
      $0.work[id] = Callback(cancel)
      return $0.isCancelled
    }
    if isCancelled { cancel() }
  }

  /// Removes a piece of work that is done.
  package func finish(_ id: Int) {
    // The cancelling function is released after the lock: that may run any code.
    var removed: Callback?
    var waiters: [CheckedContinuation<Void, Never>] = []
    state.withValue { state in
      removed = state.work.removeValue(forKey: id)
      if state.work.isEmpty { swap(&waiters, &state.waiters) }
    }
    for waiter in waiters { waiter.resume() }
    withExtendedLifetime(removed) {}
  }

  /// Cancels all that is in flight, and all that is added later.
  func cancel() {
    let work = state.withValue {
      $0.isCancelled = true
      return $0.work
    }
    for cancel in work.values { cancel() }
    state.withValue { $0.hasCancelledWork = true }
  }

  /// Waits until nothing is in flight.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isDone = state.withValue {
        if !$0.work.isEmpty { $0.waiters.append(continuation) }
        return $0.work.isEmpty
      }
      if isDone { continuation.resume() }
    }
  }
}
