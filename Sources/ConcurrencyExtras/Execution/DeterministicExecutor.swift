import Foundation

/// An executor that collects the jobs of its tasks and runs them only when it is drained.
///
/// A task started with `Task(executorPreference: executor)` runs nothing until ``drain()``, which
/// then runs it, its children and what it awaits, in order, on the calling thread, until nothing is
/// runnable. What is left after that waits for an actor, a clock, a continuation or I/O.
///
/// Jobs that belong to an actor run on that actor, not here: after draining, let the main actor take
/// a turn (`await Task.yield()`), and drain again for as long as that brings new jobs.
///
/// > Important: A task whose executor is never drained again never ends. Call ``release()`` when
/// > done, which hands the rest to the default executor.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package final class DeterministicExecutor: TaskExecutor, @unchecked Sendable {
  // Safe: all of these are touched only while `lock` is held.
  private var jobs: [UnownedJob] = []
  private var next = 0
  private var running = 0
  private var collected = 0
  private var isReleased = false
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiter = 0
  private let lock = NSLock()

  /// Creates an executor without jobs.
  package init() {}

  deinit {
    // Nobody can drain it any more: better late and elsewhere than never.
    for job in jobs[next...] { globalConcurrentExecutor.enqueue(job) }
  }

  /// Adds a job at the end of the queue; the Swift runtime calls this, from any thread.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (isReleased, waiters) = lock.withLock {
      guard !self.isReleased else { return (true, [CheckedContinuation<Void, Never>]()) }
      jobs.append(job)
      collected += 1
      defer { self.waiters.removeAll() }
      return (false, Array(self.waiters.values))
    }
    if isReleased { globalConcurrentExecutor.enqueue(job) }
    for waiter in waiters { waiter.resume() }
  }

  /// Runs the jobs in the order of their arrival, those that arrive meanwhile too, until none is left.
  ///
  /// - Returns: How many jobs ran.
  @discardableResult
  package func drain() -> Int {
    var count = 0
    while let job = takeJob() {
      job.runSynchronously(on: asUnownedTaskExecutor())
      lock.withLock { running -= 1 }
      count += 1
    }
    return count
  }

  /// Whether no job is waiting and none is running.
  package var isIdle: Bool {
    lock.withLock { next == jobs.count && running == 0 }
  }

  /// The number of jobs that have arrived so far; it tells whether something happened in between.
  package var jobCount: Int {
    lock.withLock { collected }
  }

  /// Suspends until a job is waiting to run, or the calling task is cancelled.
  package func waitForJob() async {
    let id = lock.withLock {
      lastWaiter += 1
      return lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let resumesNow = lock.withLock {
          if Task.isCancelled || isReleased || next < jobs.count { return true }
          waiters[id] = continuation
          return false
        }
        if resumesNow { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { waiters.removeValue(forKey: id) }?.resume()
    }
  }

  /// Hands the waiting jobs, and all that will come, to the default executor.
  package func release() {
    let (jobs, waiters) = lock.withLock {
      isReleased = true
      defer {
        self.jobs = []
        self.next = 0
        self.waiters.removeAll()
      }
      return (Array(self.jobs[next...]), Array(self.waiters.values))
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
    for waiter in waiters { waiter.resume() }
  }

  private func takeJob() -> UnownedJob? {
    lock.withLock {
      guard next < jobs.count else {
        jobs.removeAll(keepingCapacity: true)
        next = 0
        return nil
      }
      defer {
        next += 1
        running += 1
      }
      return jobs[next]
    }
  }
}
