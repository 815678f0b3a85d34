import ConcurrencyExtras

/// A collector of jobs that would otherwise go to the shared pool of threads.
protocol JobCollector: AnyObject, Sendable {
  /// Takes a job.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - task: The task whose later jobs are taken, too, if that is known.
  /// - Returns: Whether it was taken; `false` once the collector is released.
  func collect(_ job: UnownedJob, of task: UInt64?) -> Bool
}

/// Which collector a job belongs to.
///
/// A task with an executor preference hands the preference down to its children, but not to an
/// unstructured task, nor to a detached one. Those are recognised when they are created, because the
/// task that creates them belongs to a collector, or the thread runs a job of one. From then on a
/// task is known by its id, also when a thread that knows nothing of it makes it runnable.
enum JobAttribution {
  @TaskLocal static var collector: (any JobCollector)?

  private struct Weak {
    weak var collector: (any JobCollector)?
  }

  private static let collectors = Locked<[UInt64: Weak]>([:])

  /// Hands a job to the collector that it belongs to, if there is one.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  static func collect(_ job: UnownedJob, of task: UInt64?) -> Bool {
    if let collector = task.flatMap(collector(ofTask:)) {
      return collector.collect(job, of: task)
    }
    let current = RuntimeTask.currentID
    if let collector = self.collector ?? current.flatMap(collector(ofTask:))
      ?? CurrentJobSink.collector
    {
      // A task is younger than the one that creates it. An older one is only woken: what it does
      // now belongs to whoever woke it, but not what it does later.
      return collector.collect(job, of: isCreated(task, by: current) ? task : nil)
    }
    guard let task else { return UnattributedTasks.collectTurn(ofActor: job, by: current) }
    return UnattributedTasks.collect(job, of: task, by: current)
  }

  private static func isCreated(_ task: UInt64?, by current: UInt64?) -> Bool {
    guard let task, let current else { return false }
    return task > current
  }

  /// Notes that a task belongs to a collector.
  static func note(_ task: UInt64, for collector: any JobCollector) {
    collectors.withValue { $0[task] = Weak(collector: collector) }
  }

  static func forget(_ tasks: some Collection<UInt64>) {
    guard !tasks.isEmpty else { return }
    collectors.withValue { collectors in
      for task in tasks { collectors[task] = nil }
    }
  }

  private static func collector(ofTask id: UInt64) -> (any JobCollector)? {
    collectors.withValue { $0[id]?.collector }
  }
}
