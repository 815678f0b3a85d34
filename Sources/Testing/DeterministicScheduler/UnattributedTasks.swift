import ConcurrencyExtras

/// The tasks of unknown origin that leave the main actor.
///
/// The runtime says neither when a task of the main actor is made nor by whom, and nothing reads the
/// task-local values of a task that does not run. So a task that an effect starts on the main actor
/// can't be told from one that a test starts there. Both run in the turns of the main queue, or when
/// they are drained, while any test store or test clock lives: one after another, in order.
/// So do the actors that tasks visit from the main actor, as a task that leaves is not known any more.
///
/// A task that was created elsewhere is no such stray, even if it has been on the main actor since:
/// a test on the main actor, for instance, whose task the test runner has created.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package enum UnattributedTasks {
  /// The executor that runs the stray tasks.
  package static let executor = DeterministicExecutor(isPumped: true)

  private struct Uses {
    var count = 0
    /// The newest task when the first use began: neither it nor those before it are strays.
    var newestBefore: UInt64 = 0
    /// The tasks since then that were seen elsewhere before they were on the main actor.
    var others: Set<UInt64> = []
    /// The tasks that are watched, with those that descend from them.
    var watches: [UInt64: ThreadUseFlag] = [:]

    /// The number of new tasks since older ones were last forgotten.
    var met = 0
    /// The newest task when older ones were last forgotten.
    var newestMetBefore: UInt64 = 0

    /// Counts a new task, and forgets old ones from time to time.
    ///
    /// - Returns: The newest of the forgotten tasks: neither it nor those before it are strays any more.
    mutating func meet(_ task: UInt64) -> UInt64? {
      met += 1
      guard met >= UnattributedTasks.memoryLimit / 2 else { return nil }
      met = 0
      newestBefore = max(newestBefore, newestMetBefore)
      newestMetBefore = task
      others = others.filter { $0 > newestBefore }
      watches = watches.filter { $0.key > newestBefore }
      return newestBefore
    }

    /// Whether a task on the main queue may be a stray.
    func mayBeStray(_ task: UInt64) -> Bool {
      task > newestBefore && !others.contains(task)
    }

    mutating func watchCurrentTask() -> ThreadUseFlag? {
      guard let current = RuntimeTask.currentID else { return nil }
      if let watch = watches[current] { return watch }
      let watch = ThreadUseFlag(hasThreads: false)
      watches[current] = watch
      return watch
    }
  }

  private static let uses = Locked(Uses())

  /// The maximum number of remembered tasks while a use lives.
  package static let memoryLimit = 65_536

  /// The number of remembered tasks.
  package static var memoryCount: Int {
    uses.withValue { max($0.others.count, $0.watches.count) } + executor.taskCount
  }

  /// Whether the current task may have started tasks that run on threads.
  static var currentTaskMayHaveThreads: Bool {
    guard GlobalEnqueueHook.isAvailable, let current = RuntimeTask.currentID else {
      return true
    }
    return uses.withValue { uses in
      // Strays start only strays.
      !uses.mayBeStray(current) && uses.watches[current]?.hasThreads ?? true
    }
  }

  /// A token that keeps stray tasks collected for as long as it lives.
  package final class Use: Sendable {
    /// Tells whether the task that made this starts others that run on threads, if a task did.
    package let watch: ThreadUseFlag?

    private let hookUse = GlobalEnqueueHook.Use(collect: JobAttribution.collect)

    /// Collects such tasks from now on, and watches the current task.
    package init() {
      watch = uses.withValue { uses in
        uses.count += 1
        if uses.count == 1 { uses.newestBefore = newestTask() }
        return uses.watchCurrentTask()
      }
    }

    deinit {
      let isLast = uses.withValue { uses in
        uses.count -= 1
        guard uses.count == 0 else { return false }
        uses = Uses()
        return true
      }
      if isLast { executor.forgetTasks() }
    }
  }

  /// Takes the job of a task that leaves the main actor, unless it is known to come from elsewhere.
  ///
  /// - Parameters:
  ///   - current: The task that makes it runnable. One that leaves an actor is no longer current.
  static func collect(_ job: UnownedJob, of task: UInt64, by current: UInt64?) -> Bool {
    let isMainQueue = MainQueue.isCurrent
    let (isStray, forgotten) = uses.withValue { uses -> (Bool, UInt64?) in
      guard uses.count > 0, task > uses.newestBefore else { return (false, nil) }
      if let current {
        if isMainQueue, uses.mayBeStray(current), task > current { return (true, uses.meet(task)) }
        if let watch = uses.watches[current], task > current {
          watch.hasThreads = true
          uses.watches[task] = watch
        }
      } else if isMainQueue, uses.mayBeStray(task) {
        return (true, uses.meet(task))
      }
      return (false, uses.others.insert(task).inserted ? uses.meet(task) : nil)
    }
    if let forgotten { executor.forgetTasks(upTo: forgotten) }
    return isStray && executor.collect(job, of: task)
  }

  /// Takes the job in which an actor runs its tasks, if one of the main actor has made it runnable.
  ///
  /// - Parameter current: The task that makes it runnable. One that leaves an actor is no longer current.
  static func collectTurn(ofActor job: UnownedJob, by current: UInt64?) -> Bool {
    guard MainQueue.isCurrent else { return false }
    let isStray = uses.withValue { uses in
      uses.count > 0 && current.map(uses.mayBeStray) ?? true
    }
    return isStray && executor.collect(job, of: nil)
  }

  /// The id of the newest task, which this creates to learn the id.
  private static func newestTask() -> UInt64 {
    let probe = Probe()
    Task(executorPreference: probe) {}
    return probe.task.withValue(\.self)
  }

  /// An executor that runs a job at once, and stores the id of its task.
  private final class Probe: TaskExecutor {
    let task = Locked<UInt64>(0)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if let id = RuntimeTask.id(of: job) { task.withValue { $0 = max($0, id) } }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
