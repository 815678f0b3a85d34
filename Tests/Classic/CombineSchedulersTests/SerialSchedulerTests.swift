#if canImport(XCTest) && canImport(Dispatch) && !canImport(ObjectiveC)
import CombineSchedulers
@testable import ConcurrencyExtras
import Dispatch
import XCTest

/// Test schedulers while all tasks are on the main queue.
///
/// XCTest runs nothing beside these tests.
final class SerialSchedulerTests: XCTestCase {
  let scheduler = DispatchQueue.test

  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  @MainActor
  func testAdvancePerformsEachTick() async {
    let log = LockIsolated<[Int]>([])
    let task = Task { [scheduler] in
      for tick in 1...3 {
        try await scheduler.sleep(for: .seconds(1))
        log.withValue { $0.append(tick) }
      }
    }
    await scheduler.advance(by: .seconds(3))
    XCTAssertEqual(log.value, [1, 2, 3])
    await scheduler.run()
    _ = await task.result
  }

  @MainActor
  func testTickTakesFewPassesOfTheMainQueue() async throws {
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
    let ticks = LockIsolated(0)
    let cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      ticks.withValue { $0 += 1 }
    }
    await scheduler.advance()
    let passes = await mainQueuePasses { await self.scheduler.advance(by: .seconds(10)) }
    XCTAssertEqual(ticks.value, 11)
    // Each tick was 170 when threads were waited for that never run.
    XCTAssertLessThan(passes, 10 * 20)
    cancellable.cancel()
  }
}

/// Test schedulers while tasks are on threads, as usual.
///
/// XCTest runs nothing beside these tests.
final class ThreadedSchedulerTests: XCTestCase {
  let property = DispatchQueue.test

  @MainActor
  func testTickTakesFewPassesOfTheMainQueue() async throws {
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
    await expectFewPasses(DispatchQueue.test)
  }

  @MainActor
  func testTickOfASchedulerInAPropertyTakesFewPassesOfTheMainQueue() async throws {
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
    await expectFewPasses(property)
  }

  @MainActor
  private func expectFewPasses(_ scheduler: TestSchedulerOf<DispatchQueue>) async {
    let ticks = LockIsolated(0)
    let cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
      ticks.withValue { $0 += 1 }
    }
    await scheduler.advance()
    let passes = await mainQueuePasses { await scheduler.advance(by: .seconds(10)) }
    XCTAssertEqual(ticks.value, 11)
    // Threads are not waited for, as no task of this test has started one there.
    XCTAssertLessThan(passes, 10 * 20)
    cancellable.cancel()
  }
}

/// Counts how often the main queue comes to its end during an operation.
@MainActor
private func mainQueuePasses(_ operation: () async -> Void) async -> Int {
  let count = LockIsolated<Int?>(0)
  @Sendable func pass() {
    let goesOn = count.withValue { count in
      count = count.map { $0 + 1 }
      return count != nil
    }
    if goesOn { DispatchQueue.main.async(execute: pass) }
  }
  pass()
  await operation()
  return count.withValue { count in
    defer { count = nil }
    return count ?? 0
  }
}
#endif
