import AppRuntime
import ComposableArchitecture
import FactCounters

/// The application as the runtime starts it: one store for each session.
@main
struct FactCountersApp: App {
  let store = Store(initialState: FactCounters.State()) {
    FactCounters()
  }

  var body: some Scene {
    WindowGroup("Counters") {
      FactCountersView(store: store)
    }
  }
}
