import ComposableArchitectureEpisode90

// The feature that the examples of ComposableArchitectureEpisode90 use without declaring it.

struct CounterState: Equatable {
  var count = 0
  var isNthPrimeRequestInFlight = false
}

enum CounterAction: Equatable {
  case incrTapped
  case nthPrimeButtonTapped
  case nthPrimeResponse(Int?)
}

func nthPrime(_ number: Int) -> Effect<Int?> { .sync { nil } }

func counterReducer(state: inout CounterState, action: CounterAction) -> [Effect<CounterAction>] {
  []
}

@MainActor
struct Screen {}

@MainActor
struct TestCase {}
