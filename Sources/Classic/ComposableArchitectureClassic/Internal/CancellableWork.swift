import Foundation

/// A subscription that can be cancelled before it is there.
final class CancellableWork {
  private let lock = NSRecursiveLock()
  private var cancellable: AnyCancellable?
  private var isOver = false

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool { lock.withLock { isOver } }

  /// Subscribes, unless the work was cancelled before.
  func run(_ subscribe: () -> AnyCancellable) {
    guard !isCancelled else { return }
    let cancellable = subscribe()
    let wasCancelled = lock.withLock {
      if !isOver { self.cancellable = cancellable }
      return isOver
    }
    if wasCancelled { cancellable.cancel() }
  }

  func cancel() {
    let cancellable = lock.withLock {
      isOver = true
      defer { self.cancellable = nil }
      return self.cancellable
    }
    cancellable?.cancel()
  }
}
