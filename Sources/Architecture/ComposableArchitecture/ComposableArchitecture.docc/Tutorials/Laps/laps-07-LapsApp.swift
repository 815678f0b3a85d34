import AppRuntime
import ComposableArchitecture

@main
struct LapsApp: App {
  let store = Store(initialState: LapCounter.State()) {
    LapCounter()
  }

  var body: some Scene {
    WindowGroup("Laps") {
      LapCounterView(store: store)
    }
  }
}
