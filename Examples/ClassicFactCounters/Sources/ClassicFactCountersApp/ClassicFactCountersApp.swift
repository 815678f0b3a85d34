import AppRuntime
import ClassicFactCounters
import ComposableArchitectureClassic
import FactSource
import Foundation

/// FactCounters in the API of 2021, as the runtime starts it: each visit has numbers of its own.
@main
struct ClassicFactCountersApp: App {
  let store = Store(
    initialState: DialListState.examples, reducer: dialListReducer,
    environment: DialListEnvironment(
      mainQueue: .main,
      sentence: { number in
        Effect<String, any Error>.task { try await FactSource.liveValue.sentence(number) }
          .mapError { _ in NothingFound() }
          .eraseToEffect()
      },
      uuid: UUID.init))

  var body: some Scene {
    WindowGroup("Numbers, classic") {
      ClassicDialListView(store: store)
    }
  }
}
