import ConcurrencyExtras
import Foundation

/// The place where actions emitted by effects are processed.
enum Delivery: Sendable {
  /// On the main thread: at once when it is emitted there, else soon and in order.
  case mainThread
  /// On the thread that emits it, one at a time.
  case anyThread(NSRecursiveLock)

  func perform(_ work: @escaping () -> Void) {
    switch self {
    case .mainThread where MainQueue.isCurrent:
      work()
    case .mainThread:
      // Safe: handed over to the main thread, and not touched here any more.
      let work = UncheckedSendable(work)
      DispatchQueue.main.async { work.value() }
    case .anyThread(let lock):
      lock.withLock(work)
    }
  }

  func lock(_ work: () -> Void) {
    switch self {
    case .mainThread: work()
    case .anyThread(let lock): lock.withLock(work)
    }
  }
}
