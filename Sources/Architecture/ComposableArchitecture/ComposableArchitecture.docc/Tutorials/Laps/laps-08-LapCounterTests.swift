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
  }
}
