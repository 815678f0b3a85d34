import Foundation

/// Runs an operation on a thread of its own, and waits until it is done.
func onAnotherThread(_ operation: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    operation()
    isDone.signal()
  }
  isDone.wait()
}
