#if canImport(XCTest)
import ComposableCore
import XCTest

/// Stores that are older than the task of the test case that sends actions to them.
@MainActor
final class XCTestStoreLifetimeTests: XCTestCase {
  static let staticClock = TestClock()
  static let staticStore = Metronome.makeStore(staticClock)

  let clock = TestClock()
  lazy var property = Metronome.makeStore(clock)
  var fromSetUp: TestStoreOf<Metronome>!

  override func setUp() async throws {
    fromSetUp = Metronome.makeStore(clock)
    await fromSetUp.send(.stopButtonTapped)
  }

  override func tearDown() async throws {
    await fromSetUp.finish()
    fromSetUp = nil
  }

  func testStoreInAProperty() async {
    await Metronome.run(property, clock)
  }

  func testStoreMadeInSetUp() async {
    await Metronome.run(fromSetUp, clock)
  }

  func testStoreOfTheTest() async {
    await Metronome.run(Metronome.makeStore(clock), clock)
  }

  func testStaticStore() async {
    await Metronome.run(Self.staticStore, Self.staticClock)
  }

  func testStaticStoreInAnotherTest() async {
    await Metronome.run(Self.staticStore, Self.staticClock)
  }

  func testGlobalStore() async {
    await Metronome.run(globalStore, globalClock)
  }

  func testStoresBesideEachOther() async {
    let stores = [
      (Metronome.makeStore(clock), clock), (Self.staticStore, Self.staticClock),
      (globalStore, globalClock),
    ]
    await withTaskGroup(of: Void.self) { group in
      for (store, clock) in stores {
        group.addTask { await Metronome.run(store, clock) }
      }
    }
  }

  nonisolated func testStoreOffTheMainActor() async {
    let clock = TestClock()
    await Metronome.run(await Metronome.makeStore(clock), clock)
  }

  func testEndlessTaskIsReported() async throws {
    try XCTSkipUnless(GlobalEnqueueHook.isAvailable)
    let task = Task { while !Task.isCancelled { await Task.yield() } }
    let recorder = await recordingIssues { await self.property.send(.startButtonTapped) }
    task.cancel()
    await task.value
    XCTAssertEqual(
      recorder.failures,
      [
        """
        "send" timed out: tasks of the main actor are still running after many steps.

        The usual causes:

        - A task on the main actor yields in a loop without ever waiting for anything.
        - A task that an earlier test has started was never cancelled.

        To fix this, let the task wait for a clock or a stream that the test controls, or cancel it.
        """
      ])
    await property.send(.stopButtonTapped)
  }
}
#endif
