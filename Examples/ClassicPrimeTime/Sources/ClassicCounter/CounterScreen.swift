import ClassicPrimeAlert
import ClassicPrimeModal
import ComposableArchitectureClassic

/// What the counter's screen, with its sheet, needs of the application's state.
public struct CounterViewState: Equatable {
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

extension CounterViewState {
  var counter: CounterState {
    get { (alertNthPrime, count, isNthPrimeRequestInFlight, isPrimeDetailShown) }
    set { (alertNthPrime, count, isNthPrimeRequestInFlight, isPrimeDetailShown) = newValue }
  }

  var primeModal: PrimeModalState {
    get { (count, favoritePrimes) }
    set { (count, favoritePrimes) = newValue }
  }
}

public enum CounterViewAction: Equatable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
}

public let counterViewReducer =
  Reducer<CounterViewState, CounterViewAction, CounterEnvironment>.combine(
    counterReducer.pullback(
      state: \.counter, action: /CounterViewAction.counter, environment: { $0 }),
    primeModalReducer.pullback(
      state: \.primeModal, action: /CounterViewAction.primeModal, environment: { _ in () }))
