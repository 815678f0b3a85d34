import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What takes jobs that would otherwise go to the shared pool of threads.
protocol JobCollector: AnyObject, Sendable {
  /// Takes a job.
  ///
  /// - Returns: Whether it was taken; `false` once the collector is released.
  func collect(_ job: UnownedJob) -> Bool
}

/// Which collector a job belongs to.
///
/// A task with an executor preference hands the preference down to its children, but not to an
/// unstructured task, nor to a detached one. The former inherits the task-local value; the latter is
/// recognised when it is created, because whoever creates it has the value. From then on a task is
/// known by its id, also when a thread that knows nothing of it makes it runnable.
enum JobAttribution {
  @TaskLocal static var collector: (any JobCollector)?

  private struct Weak {
    weak var collector: (any JobCollector)?
  }

  private static let collectors = Locked<[UInt64: Weak]>([:])

  /// Hands a job to the collector that it belongs to, if there is one.
  static func collect(_ job: UnownedJob) -> Bool {
    let id = taskID(of: job)
    guard let collector = id.flatMap(collector(ofTask:)) ?? collector else { return false }
    return collector.collect(job)
  }

  /// Notes that a job's task belongs to a collector.
  ///
  /// - Returns: The id to forget it by.
  static func note(_ job: UnownedJob, for collector: any JobCollector) -> UInt64? {
    guard let id = taskID(of: job) else { return nil }
    collectors.withValue { $0[id] = Weak(collector: collector) }
    return id
  }

  static func forget(_ tasks: Set<UInt64>) {
    guard !tasks.isEmpty else { return }
    collectors.withValue { collectors in
      for task in tasks { collectors[task] = nil }
    }
  }

  private static func collector(ofTask id: UInt64) -> (any JobCollector)? {
    collectors.withValue { $0[id]?.collector }
  }

  /// The id of the task that a job is, or `nil` for a job of another kind.
  ///
  /// Unlike the job's address, the id is never used again after the task has ended.
  private static func taskID(of job: UnownedJob) -> UInt64? {
    guard let id = getTaskID?(job), id != 0 else { return nil }
    return id
  }

  private typealias GetTaskID = @convention(thin) (UnownedJob) -> UInt64

  private static let getTaskID: GetTaskID? = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      // What the description of `UnownedJob` calls.
      dlsym(dlopen(nil, RTLD_LAZY), "swift_task_getJobTaskId")
        .map { unsafeBitCast($0, to: GetTaskID.self) }
    #else
      nil
    #endif
  }()
}
