import ComposableCore
import Testing
import XCTest

@MainActor
struct WrongTests {
  @Test func state() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.increment) { $0.count = 2 }  // fails: "send" led to another state
  }

  @Test func unassertedChange() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.increment)  // fails: "send" changed the state, but no change was asserted
  }

  @Test func receivedState() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.start)
    await store.receive(.told(1)) { $0.count = 2 }  // fails: "receive" led to another state
  }

  @Test func nothingReceived() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.receive(.told(1))  // fails: "receive" got
  }

  @Test func unassertedAction() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }  // fails: The test ended
    await store.send(.start)
  }

  @Test func unimplementedClock() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.clocked)  // fails: Clock).now' was used; Clock).sleep' was used
  }

  // This one is right.
  @Test func skippedAssertion() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.increment)
  }

  @Test func difference() {
    expectNoDifference(1, 2)  // fails: Difference
  }
}

final class WrongXCTests: XCTestCase {
  @MainActor func testState() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.increment) { $0.count = 2 }  // fails: "send" led to another state
  }

  func testDifference() {
    expectNoDifference(1, 2)  // fails: Difference
  }
}
