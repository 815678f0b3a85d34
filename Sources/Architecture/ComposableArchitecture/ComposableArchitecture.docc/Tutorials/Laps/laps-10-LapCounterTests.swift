import ComposableArchitecture
import Testing

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
}
