import Foundation

/// Suspends tasks for moments, without a timer of the operating system.
///
/// The one thread behind it waits for a lock, so that ``ThreadSnapshot`` does not count waiting
/// tasks as work.
package final class Ticker: @unchecked Sendable {
  package static let shared = Ticker()

  // Safe: both are touched only while `condition` is locked.
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var isRunning = false
  private let condition = NSCondition()

  /// Suspends for a millisecond, without leaving the actor of the caller.
  package func tick(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      condition.lock()
      defer { condition.unlock() }
      waiters.append(continuation)
      guard isRunning else {
        isRunning = true
        return Thread.detachNewThread { [self] in run() }
      }
      condition.signal()
    }
  }

  private func run() {
    condition.lock()
    while true {
      while waiters.isEmpty { condition.wait() }
      let current = waiters
      waiters = []
      let end = Date(timeIntervalSinceNow: 0.001)
      while Date() < end, condition.wait(until: end) {}
      for waiter in current { waiter.resume() }
    }
  }
}
