import Foundation

/// A change that happens once, and that one task can wait for.
// Unchecked: what can change is only touched under the lock.
final class ChangeSignal: @unchecked Sendable {
  private let lock = NSLock()
  private var isSignalled = false
  private var waiter: CheckedContinuation<Void, Never>?

  /// Reports the change, and wakes the task that waits for it.
  func signal() {
    let waiter = lock.withLock {
      isSignalled = true
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume()
  }

  /// Returns once the change has happened or the task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
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
