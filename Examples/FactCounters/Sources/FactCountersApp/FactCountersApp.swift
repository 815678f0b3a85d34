import AppRuntime
import ComposableArchitecture
import FactCounters

/// The application as the runtime starts it: each visit has numbers of its own.
@main
struct FactCountersApp: App {
  let store = Store(initialState: DialList.State.examples) {
    DialList()
  }

  var body: some Scene {
    WindowGroup("Numbers") {
      DialListView(store: store)
    }
  }
}
