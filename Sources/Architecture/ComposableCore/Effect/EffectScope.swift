/// Work in flight that is cancelled, or waited for, together.
///
/// One scope stands for an action and all that follows from it; others stand for a cancellation id
/// or a presented feature. A piece of work belongs to several scopes at once.
package final class EffectScope: Sendable {
  private struct State: Sendable {
    var work: [Int: @Sendable () -> Void] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
    var isCancelled = false
  }

  private let state = Locked(State())

  /// Creates a scope with nothing in it.
  package init() {}

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { state.withValue(\.isCancelled) }

  /// Whether nothing is in flight.
  package var isEmpty: Bool { state.withValue(\.work.isEmpty) }

  /// Adds a piece of work by how it is cancelled; one added to a cancelled scope is cancelled.
  package func add(_ id: Int, cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withValue {
      $0.work[id] = cancel
      return $0.isCancelled
    }
    if isCancelled { cancel() }
  }

  /// Removes a piece of work that is done.
  package func finish(_ id: Int) {
    // The function is released after the lock: what it holds may do anything on its way out.
    let (done, waiters) = state.withValue { state in
      let done = state.work.removeValue(forKey: id)
      guard state.work.isEmpty else { return (done, [] as [CheckedContinuation<Void, Never>]) }
      defer { state.waiters = [] }
      return (done, state.waiters)
    }
    withExtendedLifetime(done) {}
    for waiter in waiters { waiter.resume() }
  }

  /// Cancels all that is in flight, and all that is added later.
  func cancel() {
    let work = state.withValue {
      $0.isCancelled = true
      return $0.work
    }
    for cancel in work.values { cancel() }
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
