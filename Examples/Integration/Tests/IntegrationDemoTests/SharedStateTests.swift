import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: shared state")
struct SharedStateTests {
  @Test("a shared count is the same for parent and children, an own one is not")
  func feature() async {
    let store = TestStore(initialState: SharedStateDemo.State()) { SharedStateDemo() }
    await store.send(\.child1.incrementButtonTapped) {
      $0.$count.withLock { $0 = 1 }
    }
    await store.send(\.child2.incrementButtonTapped) {
      $0.child1.$count.withLock { $0 = 2 }
    }
    #expect(store.state.count == 2)
    #expect(store.state.child1.count == 2)
    #expect(store.state.child2.count == 2)
    await store.send(\.child2.incrementOwnButtonTapped) { $0.child2.ownCount = 1 }
    await store.send(.resetButtonTapped) { $0.$count.withLock { $0 = 0 } }
    #expect(store.state.child1.count == 0)
  }

  @Test("two screens share nothing")
  func independence() {
    let stores = (1...2).map { _ in
      Store(initialState: SharedStateDemo.State()) { SharedStateDemo() }
    }
    stores[0].send(.child1(.incrementButtonTapped))
    #expect(stores[0].child2.count == 1)
    #expect(stores[1].child2.count == 0)
  }

  @Test(
    "a shared count evaluates all that show it, and nothing else", .enabled(if: isDebugBuild))
  func log() throws {
    let store = Store(initialState: SharedStateDemo.State()) { SharedStateDemo() }
    let screen = ViewTester(SharedStateView(store: store))
    let both = ["SharedCounterView.body", "SharedCounterView.body"]
    expectLog(try screen.tap("Increment shared", at: 0), both)
    expectLog(try screen.tap("Increment shared", at: 1), both)
    expectLog(try screen.tap("Increment own", at: 0), ["SharedCounterView.body"])
    expectLog(try screen.switchOver("Observe shared count"), ["SharedStateView.body"])
    expectLog(try screen.tap("Increment shared", at: 0), both + ["SharedStateView.body"])
    #expect(
      screen.texts == [
        "Shared count: 3", "Shared: 3", "Own: 1", "Shared: 3", "Own: 0",
      ])
    expectLog(try screen.tap("Reset shared count"), both + ["SharedStateView.body"])
    expectLog(try screen.tap("Increment own", at: 1), ["SharedCounterView.body"])
    #expect(
      screen.texts == [
        "Shared count: 0", "Shared: 0", "Own: 1", "Shared: 0", "Own: 1",
      ])
  }
}
