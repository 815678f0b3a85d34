import Foundation

/// An executor that runs its jobs on a thread of its own.
final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  // Safe: `jobs` and `arrived` are touched only while `condition` is held.
  private var jobs: [UnownedJob] = []
  private var arrived = 0
  private let condition = NSCondition()

  init(stackSize: Int) {
    let thread = Thread { [self] in
      while true { next().runSynchronously(on: asUnownedSerialExecutor()) }
    }
    thread.stackSize = stackSize
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      arrived += 1
    }
    condition.broadcast()
  }

  /// The number of jobs enqueued so far.
  var jobCount: Int { condition.withLock { arrived } }

  /// Blocks the thread until more jobs have arrived than at an earlier time, or it takes too long.
  func waitForJob(after count: Int, until limit: Date) {
    condition.lock()
    defer { condition.unlock() }
    while arrived == count, condition.wait(until: limit) {}
  }

  private func next() -> UnownedJob {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty { condition.wait() }
    return jobs.removeFirst()
  }
}

extension NSCondition {
  fileprivate func withLock<R>(_ body: () -> R) -> R {
    lock()
    defer { unlock() }
    return body()
  }
}
