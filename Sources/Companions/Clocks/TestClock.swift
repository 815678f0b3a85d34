import ConcurrencyExtras
import DeterministicScheduler
import Foundation
import IssueRecording
import IssueReporting

/// A clock whose time stands still until a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Stopwatch.State()) {
///   Stopwatch()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.startButtonTapped)
/// await clock.advance(by: .seconds(1))
/// await store.receive(\.timerTicked) {
///   $0.secondsElapsed = 1
/// }
/// ```
///
/// When time moves, sleeping tasks wake up one by one, in the order of their deadlines. Each runs
/// until it suspends before the next wakes up, and may sleep again within the same advance.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A point in time of this clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The smallest time step: zero.
  public let minimumResolution: Duration = .zero

  // Safe: all of these are accessed only while `lock` is held.
  private var _now: Instant
  private var sleepers = SleeperQueue<Instant>()
  private var lastNumber = 0
  private let lock = NSLock()

  /// Makes `settle` wait for tasks of the main actor during the clock's lifetime.
  private let use: (any Sendable)?

  /// Creates a clock that shows the given time.
  public init(now: Instant) {
    self._now = now
    use = Self.makeUse()
  }

  // Repeated for `Swift.Duration`, so that callers need not write the type of the durations.
  /// Creates a clock that shows the given time, by default an offset of zero.
  public init(now: Instant = Instant()) where Duration == Swift.Duration {
    self._now = now
    use = Self.makeUse()
  }

  /// Starts to collect tasks of the main actor, and to track tasks that run on other threads.
  private static func makeUse() -> (any Sendable)? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    return UnattributedTasks.Use()
  }

  /// The current time.
  public var now: Instant { lock.withLock { _now } }

  /// Suspends until the clock is advanced to a deadline or beyond it.
  ///
  /// A deadline in the past returns at once. A deadline of now suspends until the next advance,
  /// even if that is by zero.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = lock.withLock {
      lastNumber += 1
      return SleeperQueue<Instant>.Ticket(deadline: deadline, number: lastNumber)
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let resumes: Result<Void, any Error>? = lock.withLock {
          // The cancellation handler below runs once, and may already have run.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline < _now { return .success(()) }
          sleepers.insert(continuation, as: ticket)
          return nil
        }
        if let resumes { continuation.resume(with: resumes) }
      }
    } onCancel: {
      lock.withLock { sleepers.remove(ticket) }?.resume(throwing: CancellationError())
    }
  }

  /// Runs all tasks until they suspend, then throws an error if one sleeps on this clock.
  ///
  /// Call it to prove that a feature does not wait, for example that it has cancelled its timer.
  public func checkSuspension() async throws {
    await settle("checkSuspension")
    guard sleeperCount == 0 else { throw SuspensionError() }
  }

  /// The number of tasks that sleep on this clock.
  package var sleeperCount: Int { lock.withLock { sleepers.count } }
}

extension TestClock {
  /// Moves the time forward by a duration, and wakes up tasks whose deadline is reached.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time forward to a deadline, and wakes up tasks that sleep until then or earlier.
  ///
  /// Time never moves back: a deadline in the past only lets other tasks run.
  public func advance(to deadline: Instant) async {
    repeat {
      guard await settle("advance") else { return leap(to: deadline) }
    } while wakeFirst(dueBy: deadline)
    leap(to: deadline)
    await settle("advance")
  }

  /// Moves the time forward until no task sleeps on this clock.
  ///
  /// - Parameter duration: The real time, 500 milliseconds by default, after which the method
  ///   reports an issue and returns, as with an endless timer. At least 100 sleeps end first.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var wakeUps = 0
    guard await settle("run") else { return }
    while wakeFirst() {
      wakeUps += 1
      guard await settle("run") else { return }
      // A slow machine must not fail a test whose sleeps do end.
      guard wakeUps >= 100, ContinuousClock.now - start > duration else { continue }
      guard let deadline = lock.withLock({ sleepers.firstDeadline }) else { break }
      reportIssue(
        Issues.runTimedOut(
          after: duration, sleepers: sleeperCount, now: now.offset,
          deadline: deadline.offset),
        fileID: fileID, filePath: filePath, line: line, column: column)
      UnrecordedFailures.noteAssertion()
      return
    }
  }

  /// Moves the time to the earliest deadline, if that is not after a given one, and wakes its task.
  ///
  /// - Returns: Whether a task woke up.
  private func wakeFirst(dueBy deadline: Instant? = nil) -> Bool {
    let continuation = lock.withLock { () -> SleeperQueue<Instant>.Continuation? in
      guard let first = sleepers.firstDeadline, deadline.map({ first <= $0 }) ?? true else {
        return nil
      }
      _now = max(_now, first)
      return sleepers.removeFirst()
    }
    continuation?.resume()
    return continuation != nil
  }

  /// Moves the time forward to a deadline, and wakes up all tasks due by it without settling.
  private func leap(to deadline: Instant) {
    while wakeFirst(dueBy: deadline) {}
    lock.withLock { _now = max(_now, deadline) }
  }

  /// Runs all tasks until they suspend.
  ///
  /// - Returns: Whether every task is suspended; an issue is reported if not.
  @discardableResult
  private func settle(_ function: String) async -> Bool {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let use = use as? UnattributedTasks.Use
    else {
      await Task.megaYield()
      return true
    }
    return await TestExecutorRegistry.settleCurrentTest(for: "TestClock.\(function)", use)
  }
}
