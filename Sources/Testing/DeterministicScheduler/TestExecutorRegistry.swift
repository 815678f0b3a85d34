import ConcurrencyExtras

/// The executors of the running tests, whose jobs run only when drained.
///
/// A test store drains its own executor. Other code that waits for a test to become idle, such as a
/// test clock before it advances, drains the executors registered here.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
package enum TestExecutorRegistry {
  /// Registers an executor until it is released.
  ///
  /// - Parameters:
  ///   - executor: An executor that is drained on the main actor alone.
  ///   - test: The id of the test that the executor belongs to, or `nil` if that is unknown.
  package static func register(_ executor: DeterministicExecutor, test: AnyHashableSendable?) {
    let inUse = registry.withValue { $0.add(executor, test: test) }
    withExtendedLifetime(inUse) {}
  }

  /// Whether the current task runs on one of these executors.
  package static var runsCurrentTask: Bool {
    guard let current = withUnsafeCurrentTask(body: { $0?.unownedTaskExecutor }) else {
      return false
    }
    // No executor is released under the lock, here and below: it lets go of its jobs then.
    return registry.withValue(\.all).contains { $0.asUnownedTaskExecutor() == current }
  }

  /// Whether no executor of any test has a job that waits.
  package static var areIdle: Bool {
    UnattributedTasks.executor.isIdle && registry.withValue(\.all).allSatisfy(\.isIdle)
  }

  /// Drains the executors of a test until neither they nor the main actor have anything to do, and
  /// no other thread has, as far as that is known.
  ///
  /// - Parameters:
  ///   - test: The test; all executors are drained if it is not known.
  ///   - watch: Returns whether the test, or the test of the current task, has started anything that runs on
  ///     threads.
  /// - Returns: The outcome.
  @MainActor
  package static func settle(
    test: AnyHashableSendable?, watch: ThreadUseFlag? = nil
  ) async -> Settling {
    let hasThreads = UnattributedTasks.currentTaskMayHaveThreads
    return await settle(
      { registry.withValue { $0.executors(of: test) } }, limit: limit,
      strayPatience: strayPatience(beside: test),
      waitsForThreads: { hasThreads || watch?.hasThreads ?? false })
  }

  /// The outcome of draining executors.
  package enum Settling: Sendable {
    /// Every task is suspended.
    case calm
    /// The executors' tasks reached the limit of steps.
    case busy
    /// Main-actor tasks of unknown origin reached the limit of steps.
    case busyStrays
  }

  /// The maximum number of steps, since some tasks never suspend for long.
  package static let limit = 100_000

  /// Returns the time that stray tasks may keep running in any case.
  ///
  /// Tests of Swift Testing run in parallel: a stray task can belong to another test that yields
  /// until a condition holds.
  ///
  /// - Parameter test: The test that waits, or `nil` outside of Swift Testing.
  package static func strayPatience(beside test: AnyHashableSendable?) -> Duration {
    test == nil ? .zero : .seconds(60)
  }

  /// Drains executors until neither they nor the main actor have anything to do.
  ///
  /// A job can hop from one to the other and back; three turns without a new job mean that
  /// the remaining tasks wait for the test, or for events outside the process.
  ///
  /// - Parameters:
  ///   - executors: The executors to drain, besides the executor of stray tasks.
  ///   - limit: The maximum number of steps of their tasks, on any thread.
  ///   - strayLimit: The maximum number of steps of one stray task, and of all stray tasks for each
  ///     settling task: the stray tasks of other tests are among them.
  ///   - strayPatience: The time that stray tasks may take even beyond their limit of steps.
  ///   - isNeeded: Whether there is anything to wait for if the executors have nothing to do.
  ///   - waitsForThreads: Whether to wait for other threads, too.
  /// - Returns: The outcome.
  @MainActor
  @discardableResult
  package static func settle(
    _ executors: () -> [DeterministicExecutor],
    limit: Int,
    strayLimit: Int = TestExecutorRegistry.limit,
    strayPatience: Duration = .zero,
    isNeeded: () -> Bool = { true },
    waitsForThreads: () -> Bool = { false }
  ) async -> Settling {
    await SettlingTasks.settle {
      var steps = 0
      var straySteps = 0
      var settlingTasks = 1
      let stepsOfOneBefore = UnattributedTasks.executor.mostJobsOfOneTask
      var strayTime = TimeLimit(strayPatience)
      var patience = ThreadIdlePoller()
      while true {
        var quietTurns = 0
        // All tasks are on the main queue if the executor is serial.
        let isWatching = !uncheckedUseMainSerialExecutor && waitsForThreads()
        let watch = isWatching ? ThreadSnapshot.now() : nil
        while quietTurns < 3 {
          let executors = executors()
          let arrived = jobCount(executors)
          let arrivedStrays = strayJobCount
          var ran = 0
          for executor in executors { ran += executor.drain(limit: limit - steps - ran) }
          guard steps + ran < limit else { return .busy }
          // Stray tasks of tests that run in parallel may keep running for long.
          let ranStrays = UnattributedTasks.executor.drain(limit: min(1_000, strayLimit))
          guard steps + ran + straySteps + ranStrays > 0 || isNeeded() else { return .calm }
          let drained = (jobCount(executors), strayJobCount)
          await MainQueue.turn()
          let isQuiet =
            ran + ranStrays == 0 && (jobCount(executors), strayJobCount) == drained
          quietTurns = isQuiet ? quietTurns + 1 : 0
          // The main queue may have run some of the new jobs.
          steps += max(ran, jobCount(executors) - arrived)
          straySteps += max(ranStrays, strayJobCount - arrivedStrays)
          guard steps < limit else { return .busy }
          settlingTasks = max(settlingTasks, SettlingTasks.count)
          let stepsOfOne = UnattributedTasks.executor.mostJobsOfOneTask - stepsOfOneBefore
          let isOverLimit =
            stepsOfOne >= strayLimit || straySteps >= strayLimit * settlingTasks
          if isOverLimit, strayTime.isOver() { return .busyStrays }
        }
        guard isWatching, await patience.waits(since: watch) else { return .calm }
      }
    }
  }

  private static func jobCount(_ executors: [DeterministicExecutor]) -> Int {
    executors.reduce(0) { $0 + $1.jobCount }
  }

  /// The number of jobs of unknown origin so far.
  private static var strayJobCount: Int {
    UnattributedTasks.executor.jobCount + SettlingTasks.serialJobCount
  }

  private static let registry = Locked(Registry())

  /// The executors that live, by the tests that they belong to.
  private struct Registry {
    private var entries: [AnyHashableSendable?: [Weak<DeterministicExecutor>]] = [:]
    private var count = 0
    private var countToCleanAt = 64

    /// Adds an executor, and returns those that were found to be in use meanwhile.
    mutating func add(
      _ executor: DeterministicExecutor, test: AnyHashableSendable?
    ) -> [DeterministicExecutor] {
      entries[test, default: []].append(Weak(executor))
      count += 1
      guard count >= countToCleanAt else { return [] }
      var inUse: [DeterministicExecutor] = []
      for (test, executors) in entries {
        let found = executors.compactMap(\.object)
        inUse += found
        entries[test] = found.isEmpty ? nil : found.map { Weak($0) }
      }
      count = inUse.count
      countToCleanAt = max(64, 2 * count)
      return inUse
    }

    /// The executors of a test, and the executors whose test is not known.
    func executors(of test: AnyHashableSendable?) -> [DeterministicExecutor] {
      guard test != nil else { return all }
      return ((entries[test] ?? []) + (entries[nil] ?? [])).compactMap(\.object)
    }

    var all: [DeterministicExecutor] { entries.values.flatMap { $0.compactMap(\.object) } }
  }
}
