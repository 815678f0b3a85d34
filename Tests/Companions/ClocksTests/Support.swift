import Clocks
import ConcurrencyExtras
import DeterministicScheduler
import IssueReporting

/// The tasks of one test, which run when a clock lets others run, and at no other time.
struct TestTasks {
  let executor = DeterministicExecutor()

  init() {
    TestExecutorRegistry.registerForCurrentTest(executor)
  }

  @discardableResult
  func start<Success>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(executorPreference: executor, operation: operation)
  }
}

extension TestClock {
  /// Waits until tasks of any kind have gone to sleep.
  func waitForSleepers(_ count: Int) async {
    while sleeperCount < count { await Task.yield() }
  }
}

extension LockIsolated {
  func append<Element: Sendable>(_ element: Element) where Value == [Element] {
    withValue { $0.append(element) }
  }
}

/// A duration that is not Swift's.
struct Steps: DurationProtocol, Hashable {
  var count: Int

  static var zero: Self { Self(count: 0) }
  static func + (lhs: Self, rhs: Self) -> Self { Self(count: lhs.count + rhs.count) }
  static func - (lhs: Self, rhs: Self) -> Self { Self(count: lhs.count - rhs.count) }
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.count < rhs.count }
  static func / (lhs: Self, rhs: Int) -> Self { Self(count: lhs.count / rhs) }
  static func * (lhs: Self, rhs: Int) -> Self { Self(count: lhs.count * rhs) }
  static func / (lhs: Self, rhs: Self) -> Double { Double(lhs.count) / Double(rhs.count) }
}

/// Random numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Runs an operation, and returns the messages of the issues that it reports.
func issues(
  isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Void
) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}

private struct IssueRecorder: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    messages.append(message() ?? "")
  }
}
