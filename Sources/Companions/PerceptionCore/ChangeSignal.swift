import Foundation

/// A one-time signal that one task can wait for.
// Unchecked: mutable state is accessed only while `lock` is held.
final class ChangeSignal: @unchecked Sendable {
  private let lock = NSLock()
  private var isSignalled = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Sets the signal, and resumes the task that waits for it.
  func signal() {
    let waiter = lock.withLock {
      isSignalled = true
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume()
  }

  /// Suspends until the signal is set or the task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      // Passed on, because a closure that does not use the actor runs on the shared pool of threads.
      await withCheckedContinuation(isolation: isolation) { continuation in
        let isSignalled = lock.withLock {
          if !self.isSignalled { waiter = continuation }
          return self.isSignalled
        }
        if isSignalled { continuation.resume() }
      }
    } onCancel: {
      signal()
    }
  }
}
