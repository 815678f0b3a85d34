#if canImport(XCTest)
import Clocks
import ConcurrencyExtras
import XCTest

/// Clocks that are older than the task of the test case that advances them.
final class XCTestLifetimeTests: XCTestCase {
  static let staticClock = TestClock()

  let property = TestClock()
  var fromSetUp = TestClock()
  var fromAsyncSetUp = TestClock()

  override func setUp() {
    fromSetUp = TestClock()
  }

  override func setUp() async throws {
    fromAsyncSetUp = TestClock()
    await fromAsyncSetUp.advance()
  }

  func testClockInAProperty() async {
    let count = await ticks(of: property)
    XCTAssertEqual(count, 3)
  }

  func testClockMadeInSetUp() async {
    let count = await ticks(of: fromSetUp)
    XCTAssertEqual(count, 3)
  }

  func testClockMadeInAsynchronousSetUp() async {
    let count = await ticks(of: fromAsyncSetUp)
    XCTAssertEqual(count, 3)
  }

  func testStaticClock() async {
    let count = await ticks(of: Self.staticClock)
    XCTAssertEqual(count, 3)
  }

  func testStaticClockInAnotherTest() async {
    let count = await ticks(of: Self.staticClock)
    XCTAssertEqual(count, 3)
  }

  func testGlobalClock() async {
    let count = await ticks(of: globalClock)
    XCTAssertEqual(count, 3)
  }

  func testClocksBesideEachOther() async {
    let clocks = [property, fromSetUp, fromAsyncSetUp, Self.staticClock, globalClock, TestClock()]
    let counts = await ticks(of: clocks)
    XCTAssertEqual(counts, [3, 3, 3, 3, 3, 3])
  }

  @MainActor
  func testClockInAPropertyOnTheMainActor() async {
    let count = await ticks(of: property)
    XCTAssertEqual(count, 3)
  }

  func testRunningAClockInAProperty() async throws {
    let task = Task { [property] in try await property.sleep(for: .seconds(5)) }
    await property.run()
    XCTAssertEqual(property.now.offset, .seconds(5))
    try await task.value
  }

  func testSuspensionOfAClockInAProperty() async throws {
    try await property.checkSuspension()
    let task = Task { [property] in try await property.sleep(for: .seconds(5)) }
    do {
      try await property.checkSuspension()
      XCTFail("A sleeper was not found")
    } catch {}
    await property.run()
    try await task.value
  }

  func testEndlessTaskIsReported() async throws {
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
    let count = LockIsolated(0)
    // Nobody knows who has started a task of the main actor.
    let task = Task { @MainActor in
      while !Task.isCancelled {
        count.withValue { $0 += 1 }
        await Task.yield()
      }
    }
    let issues = await issues { await self.property.advance(by: .seconds(1)) }
    task.cancel()
    await task.value
    XCTAssertEqual(property.now.offset, .seconds(1))
    XCTAssertLessThanOrEqual(count.value, 100_000)
    XCTAssertEqual(
      issues.map { $0.prefix { $0 != "\n" } },
      [
        "'TestClock.advance' timed out: tasks of the main actor are still running after 100000 steps."
      ])
  }
}
#endif
