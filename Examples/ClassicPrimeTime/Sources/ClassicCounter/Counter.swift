import ClassicPrimeAlert
import ClassicPrimeModal
import ComposableArchitectureClassic

/// What the counter itself needs of its screen's state.
public typealias CounterState = (
  alertNthPrime: PrimeAlert?, count: Int, isNthPrimeRequestInFlight: Bool,
  isPrimeDetailShown: Bool
)

public enum CounterAction: Equatable {
  case alertDismissButtonTapped
  case decrTapped
  case incrTapped
  case isPrimeButtonTapped
  case nthPrimeResponse(n: Int, prime: Int?)
  case primeDetailDismissed
  case requestNthPrime
}

/// What the counter asks for the nth prime; it answers `nil` if there is none to be had.
public typealias CounterEnvironment = (Int) -> Effect<Int?, Never>

public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, nthPrime in
  switch action {
  case .alertDismissButtonTapped:
    state.alertNthPrime = nil
    return .none

  case .decrTapped:
    if state.count > .min { state.count -= 1 }
    return .none

  case .incrTapped:
    if state.count < .max { state.count += 1 }
    return .none

  case .isPrimeButtonTapped:
    state.isPrimeDetailShown = true
    return .none

  case .nthPrimeResponse(let n, let prime):
    state.alertNthPrime = prime.map { PrimeAlert(n: n, prime: $0) }
    state.isNthPrimeRequestInFlight = false
    return .none

  case .primeDetailDismissed:
    state.isPrimeDetailShown = false
    return .none

  case .requestNthPrime:
    guard !state.isNthPrimeRequestInFlight else { return .none }
    state.isNthPrimeRequestInFlight = true
    let n = state.count
    return nthPrime(n).map { .nthPrimeResponse(n: n, prime: $0) }.eraseToEffect()
  }
}
