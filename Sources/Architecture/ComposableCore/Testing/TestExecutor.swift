import Clocks
import ConcurrencyExtras
import DeterministicScheduler

/// Runs the effects of a test store on demand, until every one is suspended or ended.
///
/// `Documentation/Decisions/0003-an-executor-for-tests.md` explains the design.
struct TestExecutor: Sendable {
  private let executor: (any Sendable)?
  private let memory = Locked(Memory())
  private let strayPatience: Duration

  private struct Memory: Sendable {
    var usesThreads = false
    var isBusy = false
    var before: ThreadSnapshot?
    /// Keeps the collection of tasks that effects start on the main actor enabled.
    var use: (any Sendable)?
  }

  init() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let executor = DeterministicExecutor(isPumped: true)
      // A test clock runs registered executors until they are idle before it advances.
      TestExecutorRegistry.registerForCurrentTest(executor)
      memory.withValue { $0.use = UnattributedTasks.Use() }
      self.executor = executor
      strayPatience = TestExecutorRegistry.strayPatience(beside: currentTestID)
    } else {
      executor = nil
      strayPatience = .zero
    }
  }

  /// Whether effects run on the shared thread pool, as they do outside of tests.
  var usesThreads: Bool {
    get { memory.withValue(\.usesThreads) }
    nonmutating set { memory.withValue { $0.usesThreads = newValue } }
  }

  /// Starts effects on the executor.
  var launcher: EffectLauncher {
    let prepare: @Sendable () -> Void = {
      memory.withValue { if $0.before == nil { $0.before = ThreadSnapshot.now() } }
    }
    let start: EffectLauncher.Start = { owner, priority, name, operation in
      prepare()
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
        let executor = executor as? DeterministicExecutor, !usesThreads
      else { return EffectLauncher.tasks.start(owner, priority, name, operation) }
      return Task(executorPreference: executor, priority: priority) {
        await executor.collecting { await operation(nil) }
      }
    }
    return EffectLauncher(start: start, prepare: prepare)
  }

  /// Hands the remaining jobs to the shared thread pool, because the test is over.
  func release() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return }
    executor.release()
    // Released outside of the lock, since its deinitializer takes other locks.
    let use = memory.withValue { memory in
      defer { memory.use = nil }
      return memory.use
    }
    withExtendedLifetime(use) {}
  }

  /// Calls a function while no effect runs, and none can start.
  func whileIdle<R>(_ body: () -> R) -> R {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return body() }
    return executor.whileIdle(body)
  }

  // MARK: Settling

  /// The number of steps after which running effects count as endless.
  static let stepLimit = 20_000

  /// Runs the effects and the main actor until neither has jobs.
  ///
  /// - Parameter hasEffects: Whether effects are running, which may need a turn of the main actor.
  /// - Returns: The outcome.
  @MainActor
  @discardableResult
  func settle(_ hasEffects: () -> Bool) async -> Settling {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else {
      await Task.megaYield()
      return .calm
    }
    executor.isPumpingSuspended = true
    defer { executor.isPumpingSuspended = false }
    let wasBusy = memory.withValue(\.isBusy)
    let patience = wasBusy ? 100 : 1
    let outcome = await TestExecutorRegistry.settle(
      { [executor] }, limit: Self.stepLimit / patience,
      strayLimit: TestExecutorRegistry.limit / patience,
      strayPatience: wasBusy ? .zero : strayPatience, isNeeded: hasEffects,
      waitsForThreads: { usesThreads })
    memory.withValue { $0.isBusy = outcome != .calm }
    switch outcome {
    case .calm: return .calm
    case .busy: return wasBusy ? .stillBusy : .busy
    case .busyStrays: return wasBusy ? .stillBusy : .busyStrays
    }
  }

  /// The outcome of ``settle(_:)``.
  enum Settling {
    /// Every remaining effect is suspended.
    case calm
    /// The effects exceeded the limit of steps.
    case busy
    /// Tasks of the main actor, of unknown origin, exceeded the limit of steps.
    case busyStrays
    /// Effects or tasks exceeded the limit again, after they did in the previous call.
    case stillBusy
  }

  // MARK: Waiting

  /// Waits for a condition while work in the process may still fulfil it.
  ///
  /// - Parameters:
  ///   - timeout: The longest time to wait.
  ///   - isPatient: Whether to wait that long even if nothing in the process could fulfil it.
  ///   - hasEffects: Whether effects are running.
  ///   - condition: The condition to wait for.
  @MainActor
  func wait(
    atMost timeout: Duration, isPatient: Bool, hasEffects: () -> Bool, until condition: () -> Bool
  ) async -> Waiting {
    var limit = TimeLimit(timeout)
    while !condition() {
      guard !limit.isOver(), !Task.isCancelled else { return .timedOut }
      if !isPatient, isOutsideQuiet() {
        let arrived = arrivedJobs
        await settle(hasEffects)
        if condition() { break }
        if arrivedJobs == arrived, isOutsideQuiet() { return .nothingUnderWay }
      }
      await Ticker.shared.tick()
      await settle(hasEffects)
    }
    return .reached
  }

  /// The outcome of ``wait(atMost:isPatient:hasEffects:until:)``.
  enum Waiting {
    /// The condition holds.
    case reached
    /// Nothing runs in this process that could fulfil the condition.
    case nothingUnderWay
    /// The timeout has passed, or the task was cancelled.
    case timedOut
  }

  private var arrivedJobs: Int {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return 0 }
    return executor.jobCount
  }

  /// Overrides ``isOutsideQuiet()`` in tests of this type.
  @TaskLocal static var presumedQuiet: Bool?

  /// Whether nothing in this process except the test itself could resume an effect.
  private func isOutsideQuiet() -> Bool {
    if let presumedQuiet = Self.presumedQuiet { return presumedQuiet }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      !TestExecutorRegistry.areIdle
    {
      // Another test's work, such as an actor that both use, may resume an effect of this one.
      return false
    }
    guard let before = memory.withValue(\.before),
      let first = ThreadSnapshot.now(), first.isQuiet(since: before),
      // No thread has run in between, so all were asleep at the same time.
      let second = ThreadSnapshot.now(), second == first
    else { return false }
    return true
  }
}
