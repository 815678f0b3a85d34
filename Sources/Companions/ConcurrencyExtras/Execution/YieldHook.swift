#if compiler(>=6.3) && compiler(<6.4) && canImport(Glibc)
import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// Offers the hook for the global executor what the runtime does not show it.
///
/// `Task.yield()` of Swift 6.3, called on an actor by a task without an executor preference, hands
/// its job to the process's default executor, and not by way of the function that calls the hook.
/// So the default executor is replaced, once, by one that asks the hook first while that has users.
enum YieldHook {
  /// Installs it; nothing happens when that is done again.
  static func install() {
    _ = isInstalled
  }

  /// Whether the hook wants to be asked.
  static var isNeeded: Bool {
    get { needed.load(ordering: .relaxed) }
    set { needed.store(newValue, ordering: .relaxed) }
  }

  private static let needed = Atomic(false)

  private static let isInstalled: Bool = {
    guard RuntimeHook.yield.isEnabled, Executors.originalScheduler != nil else { return false }
    _createExecutors(factory: Executors.self)
    return true
  }()

  private enum Executors: ExecutorFactory {
    static let original = Task.defaultExecutor
    static let originalScheduler = original as? any SchedulingExecutor

    static var mainExecutor: any MainExecutor { MainActor.executor }
    static let defaultExecutor: any TaskExecutor = HookedDefaultExecutor()
  }

  /// The original default executor, behind the hook.
  ///
  /// The runtime replaces an executor by two stores, of the object and of its conformance, while
  /// threads may read them. It does no harm if one reads an old and a new one together: neither
  /// this class nor the original one has any properties.
  private final class HookedDefaultExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      // Tasks were enqueued through the hook.
      if YieldHook.isNeeded, RuntimeTask.id(of: job) == nil,
        GlobalEnqueueHook.shared?.take(job) == true
      {
        return
      }
      Executors.original.enqueue(job)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      Executors.originalScheduler?.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      Executors.originalScheduler?.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }
  }
}
#else
/// There is nothing that the hook for the global executor would not see, or no way to get at it.
enum YieldHook {
  static func install() {}

  static var isNeeded: Bool {
    get { false }
    set {}
  }
}
#endif
