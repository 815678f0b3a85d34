import AppRuntime
import ClassicPrimeTime
import ComposableArchitectureClassic

/// PrimeTime in the API of 2020, as the runtime starts it: one store for each session.
@main
struct ClassicPrimeTimeApp: App {
  let store = Store(initialState: AppState(), reducer: appReducer, environment: .live)

  var body: some Scene {
    WindowGroup("Prime Time, classic") {
      ClassicPrimeTimeView(store: store)
    }
  }
}
