import Clocks
import ConcurrencyExtras

/// Runs the effects of a test store, as far as they can go, when it is told to.
///
/// `Documentation/Decisions/0003-an-executor-for-tests.md` tells how and why.
struct TestExecutor: Sendable {
  private let executor: (any Sendable)?
  private let memory = Locked(Memory())

  private struct Memory: Sendable {
    var usesThreads = false
    var isBusy = false
    var before: ThreadSnapshot?
    /// Lets tasks of the main actor that effects start be collected.
    var use: (any Sendable)?
  }

  init() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let executor = DeterministicExecutor(isPumped: true)
      // So that a test clock can let the effects go as far as they can before it moves on.
      TestExecutorRegistry.registerForCurrentTest(executor)
      memory.withValue { $0.use = UnattributedTasks.Use() }
      self.executor = executor
    } else {
      executor = nil
    }
  }

  /// Whether effects run on the shared pool of threads, as they do outside of tests.
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
        await executor.collecting(operation: operation)
      }
    }
    return EffectLauncher(start: start, prepare: prepare)
  }

  /// Hands what is left to the shared pool of threads, because the test is over.
  func release() {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return }
    executor.release()
    // Released after the lock, since it takes others.
    let use = memory.withValue { memory in
      defer { memory.use = nil }
      return memory.use
    }
    withExtendedLifetime(use) {}
  }

  /// Calls a function while no effect runs, and none can start to.
  func whileIdle<R>(_ body: () -> R) -> R {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return body() }
    return executor.whileIdle(body)
  }

  // MARK: Settling

  /// How many steps effects take before they count as running for ever.
  static let stepLimit = 20_000

  /// Runs the effects and the main actor until neither has anything to do.
  ///
  /// - Parameter hasEffects: Whether effects are in flight, which may need a turn of the main actor.
  /// - Returns: How that ended.
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
      strayPatience: wasBusy || currentTestID == nil ? .zero : TestExecutorRegistry.crowdPatience,
      isNeeded: hasEffects,
      waitsForThreads: { usesThreads })
    memory.withValue { $0.isBusy = outcome != .calm }
    switch outcome {
    case .calm: return .calm
    case .busy: return wasBusy ? .stillBusy : .busy
    case .busyStrays: return wasBusy ? .stillBusy : .busyStrays
    }
  }

  /// How it ended to run the effects as far as they can go.
  enum Settling {
    /// Whatever is left waits for something.
    case calm
    /// They went on and on.
    case busy
    /// Tasks of the main actor went on and on, and it is not known who has started them.
    case busyStrays
    /// They went on and on, as they did the last time.
    case stillBusy
  }

  // MARK: Waiting

  /// Waits for a condition while something is under way that may bring it about.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait.
  ///   - isPatient: Whether to wait that long in any case.
  ///   - hasEffects: Whether effects are in flight.
  ///   - condition: What to wait for.
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

  /// How it ended to wait.
  enum Waiting {
    /// The condition holds.
    case reached
    /// Nothing happens in this process that could make it hold.
    case nothingUnderWay
    /// The time is up.
    case timedOut
  }

  private var arrivedJobs: Int {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? DeterministicExecutor
    else { return 0 }
    return executor.jobCount
  }

  /// What is known of the world outside, for tests of this type.
  @TaskLocal static var presumedQuiet: Bool?

  /// Whether nothing in this process could wake an effect, but for the test itself.
  private func isOutsideQuiet() -> Bool {
    if let presumedQuiet = Self.presumedQuiet { return presumedQuiet }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      !TestExecutorRegistry.areIdle
    {
      // What belongs to another test, such as an actor that both use, may wake an effect of this one.
      return false
    }
    guard let before = memory.withValue(\.before),
      let first = ThreadSnapshot.now(), first.isQuiet(since: before),
      // Nobody has run in between, so that all have slept at the same time.
      let second = ThreadSnapshot.now(), second == first
    else { return false }
    return true
  }
}
