import ConcurrencyExtras
import Foundation

/// An executor that collects the jobs of its tasks and runs them one at a time, in their order.
///
/// A task started with `Task(executorPreference: executor)` runs nothing until ``drain(limit:)``,
/// which then runs it, its children and what it awaits, in order, on the calling thread, until
/// nothing is runnable. What is left after that waits for an actor, a clock, a continuation or I/O.
///
/// Within ``collecting(operation:)`` the executor also gets the unstructured and detached tasks that
/// descend from a task, which know nothing of its preference. One that is pumped gets whatever its
/// jobs make runnable.
///
/// Jobs of the main actor run there, not here: after draining, let the main actor take a turn
/// (``MainQueue/turn()``), and drain again for as long as that brings new jobs. If the main queue does
/// not come to a pumped executor's jobs, as it is blocked, another thread runs them (``MainQueueStallMonitor``).
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package final class DeterministicExecutor: TaskExecutor, @unchecked Sendable {
  // Safe: all of these are touched only while `lock` is held.
  private var jobs: [UnownedJob] = []
  private var next = 0
  private var collected = 0
  private var taken = 0
  private var pumps = 0
  private var isWatched = false
  /// The number of jobs that each task has had.
  private var tasks: [UInt64: Int] = [:]
  private var mostJobs = 0
  private var isPumpScheduled = false
  private var isPumpSuspended = false
  private var isReleased = false
  private var hookUse: GlobalEnqueueHook.Use?
  private let lock = NSLock()

  /// Held while jobs run.
  private let turn = NSRecursiveLock()
  private let isPumped: Bool

  /// The maximum number of jobs in one turn of the main queue, while the executor is not drained.
  private static let pumpLimit = 1_000

  /// Creates an executor without jobs.
  ///
  /// - Parameter isPumped: Whether undrained jobs run in the turns of the main queue.
  package init(isPumped: Bool = false) {
    self.isPumped = isPumped
  }

  deinit {
    JobAttribution.forget(tasks.keys)
    // The executor can't be drained any more, so the global one runs the jobs left.
    for job in jobs[next...] { globalConcurrentExecutor.enqueue(job) }
  }

  /// Adds a job at the end of the queue; the Swift runtime calls this, from any thread.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let task = RuntimeTask.id(of: job)
    // The executor is not drained while one of its own tasks waits for the others.
    if SettlingTasks.take(job, of: task) { return }
    if !collect(job, of: task) { globalConcurrentExecutor.enqueue(job) }
  }

  /// Runs an operation so that this executor gets the unstructured tasks that it starts, too.
  package func collecting<R>(
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
  ) async rethrows -> R {
    useHook()
    return try await JobAttribution.$collector.withValue(self, operation: operation)
  }

  /// Runs the jobs in the order of their arrival, those that arrive meanwhile too.
  ///
  /// - Parameter limit: The maximum number of jobs to run.
  /// - Returns: The number of jobs that ran: fewer than `limit` if none is left.
  @discardableResult
  package func drain(limit: Int = .max) -> Int {
    turn.lock()
    defer { turn.unlock() }
    var count = 0
    let run = { [self] in
      while count < limit, let job = takeJob() {
        job.runSynchronously(on: asUnownedTaskExecutor())
        count += 1
      }
    }
    // Undrained jobs would wait for ever if the executor were not pumped.
    if isPumped { CurrentJobSink.run(for: self, run) } else { run() }
    return count
  }

  /// Calls a function while no job runs, and none can start to.
  package func whileIdle<R>(_ body: () throws -> R) rethrows -> R {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }

  /// Whether no job is waiting.
  package var isIdle: Bool { lock.withLock { next == jobs.count } }

  /// The number of jobs that have arrived so far.
  ///
  /// Compare two counts to detect new jobs.
  package var jobCount: Int { lock.withLock { collected } }

  /// Whether the main queue must not run the jobs, because the executor is being drained.
  package var isPumpingSuspended: Bool {
    get { lock.withLock { isPumpSuspended } }
    set {
      lock.withLock {
        isPumpSuspended = newValue
        schedulePump()
      }
    }
  }

  /// Gets to know the tasks that descend from others, until this is released.
  private func useHook() {
    lock.withLock {
      if !isReleased, hookUse == nil {
        hookUse = GlobalEnqueueHook.Use(collect: JobAttribution.collect)
      }
    }
  }

  /// Hands the waiting jobs, and all later ones, to the default executor.
  package func release() {
    let (jobs, tasks, hookUse) = lock.withLock {
      isReleased = true
      defer {
        self.jobs = []
        self.next = 0
        self.tasks = [:]
        self.mostJobs = 0
        self.hookUse = nil
      }
      return (Array(self.jobs[next...]), self.tasks.keys, self.hookUse)
    }
    // Its end takes another lock.
    withExtendedLifetime(hookUse) { JobAttribution.forget(tasks) }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
  }

  /// Forgets which tasks it got jobs of, up to one; those that wait are run even so.
  func forgetTasks(upTo last: UInt64 = .max) {
    let forgotten = lock.withLock {
      let old = tasks.keys.filter { $0 <= last }
      for task in old { tasks[task] = nil }
      mostJobs = tasks.values.max() ?? 0
      return old
    }
    JobAttribution.forget(forgotten)
  }

  /// The number of jobs of the task that has had most, of those that it has not forgotten.
  var mostJobsOfOneTask: Int { lock.withLock { mostJobs } }

  /// The number of tasks that it got jobs of and has not forgotten.
  var taskCount: Int { lock.withLock { tasks.count } }

  private func takeJob() -> UnownedJob? {
    lock.withLock {
      guard next < jobs.count else {
        jobs.removeAll(keepingCapacity: true)
        next = 0
        return nil
      }
      defer {
        next += 1
        taken += 1
      }
      return jobs[next]
    }
  }

  /// Lets the main queue run the jobs that wait; called while `lock` is held.
  private func schedulePump() {
    guard isPumped, !isPumpScheduled, !isPumpSuspended, next < jobs.count else { return }
    isPumpScheduled = true
    pumps += 1
    MainQueue.enqueue { [weak self] in self?.pump() }
    #if canImport(Dispatch)
    guard !isWatched else { return }
    isWatched = true
    MainQueueStallMonitor.shared.add(self)
    #endif
  }

  private func pump() {
    lock.withLock { isPumpScheduled = false }
    drain(limit: Self.pumpLimit)
    lock.withLock { schedulePump() }
  }

  /// The executor's progress on the main queue, as seen by ``runIfLeft(since:)``.
  package struct Wait: Equatable, Sendable {
    fileprivate var pumps: Int
    fileprivate var taken: Int
  }

  /// Runs the waiting jobs here if the main queue has run none since an earlier call.
  ///
  /// - Parameter last: The result of the earlier call.
  /// - Returns: The current progress, or `nil` if no job waits for the main queue.
  package func runIfLeft(since last: Wait?) -> Wait? {
    let wait = lock.withLock { () -> Wait? in
      isWatched = isPumpScheduled
      return isPumpScheduled ? Wait(pumps: pumps, taken: taken) : nil
    }
    // If the turn is taken, another thread is running the jobs already.
    guard let wait, wait == last, turn.try() else { return wait }
    defer { turn.unlock() }
    drain(limit: Self.pumpLimit)
    return lock.withLock { Wait(pumps: pumps, taken: taken) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension DeterministicExecutor: JobCollector {
  func collect(_ job: UnownedJob, of task: UInt64?) -> Bool {
    lock.withLock {
      guard !isReleased else { return false }
      if let task {
        let count = tasks[task, default: 0] + 1
        tasks[task] = count
        mostJobs = max(mostJobs, count)
        if count == 1 { JobAttribution.note(task, for: self) }
      }
      jobs.append(job)
      collected += 1
      schedulePump()
      return true
    }
  }
}
