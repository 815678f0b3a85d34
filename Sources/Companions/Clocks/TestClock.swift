import ConcurrencyExtras
import Foundation
import IssueReporting

/// A clock whose time stands still until a test moves it.
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
/// Whenever time moves, those who sleep wake up one by one, in the order of their deadlines. Each
/// can do all that it is able to before the next wakes up, and sleep again, all within one advance.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A point in time of this clock.
  public typealias Instant = OffsetInstant<Duration>

  /// The smallest time step, which is none.
  public let minimumResolution: Duration = .zero

  // Safe: all of these are touched only while `lock` is held.
  private var _now: Instant
  private var sleepers = SleeperQueue<Instant>()
  private var lastNumber = 0
  private let lock = NSLock()

  /// Lets tasks of the main actor be waited for, while this lives.
  private let use: (any Sendable)?

  /// Creates a clock that shows the given time.
  public init(now: Instant) {
    self._now = now
    use = Self.makeUse()
  }

  // The same once more, so that the type of the durations need not be said.
  /// Creates a clock that shows the given time, or else the start of time.
  public init(now: Instant = Instant()) where Duration == Swift.Duration {
    self._now = now
    use = Self.makeUse()
  }

  /// Lets tasks of the main actor that sleep on this clock be waited for, and watches for others.
  private static func makeUse() -> (any Sendable)? {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    return UnattributedTasks.Use()
  }

  /// The current time.
  public var now: Instant {
    lock.withLock { _now }
  }

  /// Suspends until the time is moved to a deadline or beyond it.
  ///
  /// A deadline in the past returns at once. One that is due now suspends until the next advance,
  /// which may be one by nothing.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let ticket = lock.withLock {
      lastNumber += 1
      return SleeperQueue<Instant>.Ticket(deadline: deadline, number: lastNumber)
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let resumes: Result<Void, any Error>? = lock.withLock {
          // The handler below may have run already, and then it never does again.
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

  /// Throws an error if somebody sleeps on this clock, after having let everybody run.
  ///
  /// Use it to prove that a feature does not wait, for example that it has cancelled its timer.
  public func checkSuspension() async throws {
    await settle("checkSuspension")
    guard sleeperCount == 0 else { throw SuspensionError() }
  }

  /// How many sleep on this clock at the moment.
  package var sleeperCount: Int {
    lock.withLock { sleepers.count }
  }
}

extension TestClock {
  /// Moves the time forward by a duration, and wakes up whoever is due by then.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time forward to a deadline, and wakes up whoever is due by then.
  ///
  /// Time never moves back: with a deadline in the past this only lets others run.
  public func advance(to deadline: Instant) async {
    repeat {
      guard await settle("advance") else { return leap(to: deadline) }
    } while wakeFirst(dueBy: deadline)
    leap(to: deadline)
    await settle("advance")
  }

  /// Moves the time forward until nobody sleeps on this clock.
  ///
  /// - Parameter duration: How long this may take in real time before it gives up and reports an
  ///   issue, as it must with a timer that nobody stops. It wakes up at least 100 times even so.
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
      // A slow machine must not make a difference to a test whose sleeps do end.
      guard wakeUps >= 100, ContinuousClock.now - start > duration else { continue }
      guard let deadline = lock.withLock({ sleepers.firstDeadline }) else { break }
      reportIssue(
        Issues.runTimedOut(
          after: duration, sleepers: sleeperCount, now: now.offset,
          deadline: deadline.offset),
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
  }

  /// Wakes up the first who is due by a deadline, at its time.
  ///
  /// - Returns: Whether there was one.
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

  /// Moves the time forward to a deadline, and wakes up whoever is due by then, all at once.
  private func leap(to deadline: Instant) {
    while wakeFirst(dueBy: deadline) {}
    lock.withLock { _now = max(_now, deadline) }
  }

  /// Lets everybody run.
  ///
  /// - Returns: Whether everybody waits for something; an issue is reported if not.
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
