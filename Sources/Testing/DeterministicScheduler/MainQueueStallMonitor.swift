#if canImport(Dispatch)
import Foundation

/// Runs the jobs of the main queue while that queue is blocked.
///
/// A task may be suspended while it holds a lock, and the main queue may wait for that lock:
/// neither would ever continue. The `merge` of AsyncAlgorithms is such a case: it is locked while
/// its task is about to wait for an element, and to cancel it takes the lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class MainQueueStallMonitor: @unchecked Sendable {
  static let shared = MainQueueStallMonitor()

  /// The seconds between two checks.
  ///
  /// A queue that runs no job in between counts as blocked.
  private static let interval = 10.0

  private struct Watched {
    weak var executor: DeterministicExecutor?
    var last: DeterministicExecutor.Wait?
  }

  // Safe: both are touched only while `condition` is locked.
  private var watched: [Watched] = []
  private var isRunning = false
  // The thread waits for a lock, so that ``ThreadSnapshot`` does not take it for one that is
  // working.
  private let condition = NSCondition()

  /// Monitors an executor until the main queue has run its waiting jobs.
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
