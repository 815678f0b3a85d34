import ComposableArchitectureEpisode99

// The features that the examples of ComposableArchitectureEpisode99 use without declaring them.

struct AppState: Equatable {
  var counter = CounterState()
}

enum AppAction: Equatable {
  case counter(CounterAction)
}

struct CounterState: Equatable {
  var count = 0
  var isNthPrimeRequestInFlight = false
}

enum CounterAction: Equatable {
  case incrTapped
  case nthPrimeButtonTapped
  case nthPrimeResponse(Int?)
}

let counterReducer = Reducer<CounterState, CounterAction, (Int) -> Effect<Int?>> { _, _, _ in [] }

@MainActor
struct Screen {}

@MainActor
struct TestCase {}
