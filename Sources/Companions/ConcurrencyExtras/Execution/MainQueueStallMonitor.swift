#if canImport(Dispatch)
import Foundation

/// Runs the jobs that the main queue should run, and does not come to.
///
/// A task may be suspended while it holds a lock, and the main queue may wait for that lock: neither
/// would ever go on. The `merge` of AsyncAlgorithms is such a case: it is locked while its task is
/// about to wait for an element, and to cancel it takes the lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class MainQueueStallMonitor: @unchecked Sendable {
  /// The watch of this process.
  static let shared = MainQueueStallMonitor()

  /// How many seconds pass between two looks; a queue that comes to nothing meanwhile is blocked.
  private static let interval = 10.0

  private struct Watched {
    weak var executor: DeterministicExecutor?
    var last: DeterministicExecutor.Wait?
  }

  // Safe: both are touched only while `condition` is locked.
  private var watched: [Watched] = []
  private var isRunning = false
  // The thread waits for a lock, so that ``ThreadSnapshot`` does not take it for one that has
  // something under way.
  private let condition = NSCondition()

  /// Looks after an executor until the main queue has run what waits.
  func add(_ executor: DeterministicExecutor) {
    condition.lock()
    defer { condition.unlock() }
    watched.append(Watched(executor: executor))
    guard isRunning else {
      isRunning = true
      return Thread.detachNewThread { [self] in run() }
    }
    condition.signal()
  }

  private func run() {
    while true {
      for watched in waitForNextLook() {
        guard let executor = watched.executor else { continue }
        if let wait = executor.runIfLeft(since: watched.last) {
          condition.lock()
          self.watched.append(Watched(executor: executor, last: wait))
          condition.unlock()
        }
      }
    }
  }

  private func waitForNextLook() -> [Watched] {
    condition.lock()
    defer { condition.unlock() }
    while watched.isEmpty { condition.wait() }
    let end = Date(timeIntervalSinceNow: Self.interval)
    while Date() < end, condition.wait(until: end) {}
    defer { watched = [] }
    return watched
  }
}
#endif
