import AppRuntime
import ClassicFactCounters
import ComposableArchitectureClassic
import Foundation

/// FactCounters in the API of 2021, as the runtime starts it: one store for each session.
@main
struct ClassicFactCountersApp: App {
  let store = Store(
    initialState: AppState(), reducer: appReducer,
    environment: AppEnvironment(fact: .live, mainQueue: .main, uuid: UUID.init))

  var body: some Scene {
    WindowGroup("Counters, classic") {
      ClassicFactCountersView(store: store)
    }
  }
}
