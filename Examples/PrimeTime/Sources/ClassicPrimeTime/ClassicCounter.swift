import ComposableArchitectureClassic
import FavoritePrimes
import Foundation
import NthPrimeClient

/// The answer to a question for the nth prime, as an alert shows it.
public struct PrimeAlert: Equatable, Identifiable {
  /// The ordinal.
  public let n: Int
  /// The prime of that ordinal.
  public let prime: Int

  /// The prime.
  public var id: Int { prime }

  /// The answer in words.
  public var title: String { "The \(ordinal(n)) prime is \(prime)" }

  public init(n: Int, prime: Int) {
    self.n = n
    self.prime = prime
  }
}

/// What the counter's screen needs of the application's state.
public struct CounterState: Equatable {
  public var alertNthPrime: PrimeAlert?
  public var count: Int
  public var favoritePrimes: [Int]
  public var isNthPrimeRequestInFlight: Bool
  public var isPrimeDetailShown: Bool

  public init(
    alertNthPrime: PrimeAlert? = nil, count: Int = 0, favoritePrimes: [Int] = [],
    isNthPrimeRequestInFlight: Bool = false, isPrimeDetailShown: Bool = false
  ) {
    self.alertNthPrime = alertNthPrime
    self.count = count
    self.favoritePrimes = favoritePrimes
    self.isNthPrimeRequestInFlight = isNthPrimeRequestInFlight
    self.isPrimeDetailShown = isPrimeDetailShown
  }
}

extension CounterState {
  /// What the screen about the count's primality needs of it.
  public var primeModal: PrimeModalState {
    get { PrimeModalState(count: count, favoritePrimes: favoritePrimes) }
    set { favoritePrimes = newValue.favoritePrimes }
  }
}

public enum CounterAction: Equatable {
  case alertDismissed
  case decrementTapped
  case incrementTapped
  case isPrimeTapped
  case nthPrimeResponse(n: Int, prime: Int?)
  case primeDetailDismissed
  case requestNthPrime
}

public enum CounterFeatureAction: Equatable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
}

/// What the counter asks: for the nth prime, or `nil` if there is none to be had.
public struct CounterEnvironment {
  public var nthPrime: (Int) -> Effect<Int?, Never>
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(
    nthPrime: @escaping (Int) -> Effect<Int?, Never>, mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.nthPrime = nthPrime
    self.mainQueue = mainQueue
  }
}

public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  case .alertDismissed:
    state.alertNthPrime = nil
    return .none

  case .decrementTapped:
    if state.count > .min { state.count -= 1 }
    return .none

  case .incrementTapped:
    if state.count < .max { state.count += 1 }
    return .none

  case .isPrimeTapped:
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
    return environment.nthPrime(n)
      .map { CounterAction.nthPrimeResponse(n: n, prime: $0) }
      .receive(on: environment.mainQueue)
      .eraseToEffect()
  }
}

public let counterFeatureReducer =
  Reducer<CounterState, CounterFeatureAction, CounterEnvironment>.combine(
    counterReducer.pullback(
      state: \.self, action: /CounterFeatureAction.counter, environment: { $0 }),
    primeModalReducer.pullback(
      state: \.primeModal, action: /CounterFeatureAction.primeModal, environment: { _ in () }))
