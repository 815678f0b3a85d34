#if canImport(XCTest) && canImport(Dispatch) && !canImport(ObjectiveC)
import ConcurrencyExtras
import Dispatch
import XCTest

/// The yields of `Task.megaYield()` while all tasks are on the main queue.
///
/// XCTest runs nothing beside these tests.
final class SerialYieldTests: XCTestCase {
  override func setUpWithError() throws {
    // Without the hook tasks stay on threads.
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
  }

  override func invokeTest() {
    withMainSerialExecutor { super.invokeTest() }
  }

  @MainActor
  func testItEndsEarlyIfNothingElseHappens() async throws {
    let count = await mainQueuePasses { await Task.megaYield() }
    XCTAssertLessThan(count, 40)
  }

  func testItGoesOnWhileOtherTasksDo() async {
    let hops = LockIsolated(0)
    let task = Task {
      for _ in 0..<30 {
        await Task.yield()
        hops.withValue { $0 += 1 }
      }
    }
    await Task.megaYield()
    XCTAssertGreaterThanOrEqual(hops.value, 20)
    await task.value
  }

  func testItEndsAlthoughOtherTasksDoNot() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
    }
    await Task.megaYield()
    task.cancel()
    await task.value
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
