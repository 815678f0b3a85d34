import Foundation

/// Whether an operation ends, on a thread of its own, rather than waiting for itself for ever.
func finishes(_ operation: @escaping @Sendable () -> Void) -> Bool {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    operation()
    isDone.signal()
  }
  return isDone.wait(timeout: .now() + 20) == .success
}
