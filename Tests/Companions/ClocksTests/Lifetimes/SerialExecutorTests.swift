#if canImport(XCTest) && !canImport(ObjectiveC)
import Clocks
import ConcurrencyExtras
import XCTest

/// Test clocks while all tasks are on the main queue.
///
/// XCTest runs nothing beside these tests.
final class SerialExecutorTests: XCTestCase {
  let clock = TestClock()

  override func setUpWithError() throws {
    // Without the hook tasks stay on threads, which a clock can only guess at.
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
  }

  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  func testAdvanceWakesATimerForEachTick() async {
    let count = await ticks(of: clock)
    XCTAssertEqual(count, 3)
  }

  @MainActor
  func testAdvanceOnTheMainActorWakesATimerForEachTick() async {
    let count = await ticks(of: clock)
    XCTAssertEqual(count, 3)
  }

  func testAdvanceInAnOperationWakesATimerForEachTick() async {
    await withMainSerialExecutor {
      let count = await ticks(of: TestClock())
      XCTAssertEqual(count, 3)
    }
  }

  func testAdvanceWaitsForTasksThatHopManyTimes() async throws {
    let log = LockIsolated<[Duration]>([])
    let task = Task { [clock] in
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        for _ in 1...20 {
          await Task.yield()
          await MainActor.run {}
          await Task.detached {}.value
        }
        log.withValue { $0.append(clock.now.offset) }
      }
    }
    await clock.advance(by: .seconds(3))
    XCTAssertEqual(log.value, [.seconds(1), .seconds(2), .seconds(3)])
    try await task.value
  }

  func testAdvanceWaitsForTasksThatStayOnTheMainActor() async throws {
    let log = LockIsolated<[Duration]>([])
    let task = Task { @MainActor [clock] in
      for _ in 1...3 {
        try await clock.sleep(for: .seconds(1))
        for _ in 1...20 { await Task.yield() }
        log.withValue { $0.append(clock.now.offset) }
      }
    }
    await clock.advance(by: .seconds(3))
    XCTAssertEqual(log.value, [.seconds(1), .seconds(2), .seconds(3)])
    try await task.value
  }

  func testRunWakesEverySleeper() async throws {
    let task = Task { [clock] in
      for _ in 1...10 { try await clock.sleep(for: .seconds(1)) }
    }
    await clock.run()
    XCTAssertEqual(clock.now.offset, .seconds(10))
    try await task.value
  }
}
#endif
