import ComposableArchitecture
import Testing
import ViewTesting

@testable import Laps

@MainActor
struct LapCounterTests {
  @Test func counting() async {
    let store = TestStore(initialState: LapCounter.State()) {
      LapCounter()
    }
    await store.send(.lapButtonTapped) { $0.laps = 1 }
    await store.send(.undoButtonTapped) { $0.laps = 0 }
    await store.send(.undoButtonTapped)
  }

  @Test func lapEndsRest() async {
    let clock = TestClock()
    let store = TestStore(initialState: LapCounter.State()) {
      LapCounter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.restButtonTapped) { $0.secondsOfRest = 10 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.secondPassed) { $0.secondsOfRest = 9 }
    await store.send(.lapButtonTapped) {
      $0.laps = 1
      $0.secondsOfRest = nil
    }
  }

  @Test func restEndsByItself() async {
    let clock = TestClock()
    let store = TestStore(initialState: LapCounter.State()) {
      LapCounter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off
    await store.send(.restButtonTapped)
    await clock.advance(by: .seconds(10))
    await store.skipReceivedActions()
    #expect(store.state.secondsOfRest == nil)
  }

  @Test func screen() async throws {
    let clock = TestClock()
    let screen = ViewTester(
      LapCounterView(
        store: Store(initialState: LapCounter.State()) {
          LapCounter()
        } withDependencies: {
          $0.continuousClock = clock
        }))
    #expect(try screen.button("Undo").isDisabled)

    try screen.button("Lap").tap()
    #expect(screen.texts == ["Laps: 1"])
  }
}
