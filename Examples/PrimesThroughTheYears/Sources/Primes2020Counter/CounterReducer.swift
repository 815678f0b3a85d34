import ComposableArchitectureEpisode99
import Primes2020Check
import PrimesModel

public struct CounterState: Equatable {
  public var activity: Activity
  public var alert: NthPrimeAlert?
  public var count: Int
  public var favourites: Favourites
  public var isAsking: Bool
  public var isCheckShown: Bool

  public init(
    activity: Activity = Activity(), alert: NthPrimeAlert? = nil, count: Int = 1,
    favourites: Favourites = Favourites(), isAsking: Bool = false, isCheckShown: Bool = false
  ) {
    self.activity = activity
    self.alert = alert
    self.count = count
    self.favourites = favourites
    self.isAsking = isAsking
    self.isCheckShown = isCheckShown
  }

  var check: CheckState {
    get { CheckState(favourites: self.favourites, number: self.count) }
    set { self.favourites = newValue.favourites }
  }
}

public enum CounterAction: Equatable {
  case alertDismissed
  case answered(Result<NthPrime, NthPrimeProblem>)
  case check(CheckAction)
  case checkDismissed
  case checkTapped
  case nthPrimeTapped
  case stepped(Int)
}

/// The outside world of the counter is one function: it asks for the nth prime.
public typealias CounterEnvironment = (Int) -> Effect<Result<NthPrime, NthPrimeProblem>>

/// The counter with its sheet.
public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment>.combine(
  checkReducer.pullback(
    value: \CounterState.check, action: /CounterAction.check, environment: { _ in () }),
  Reducer { state, action, nthPrime in
    switch action {
    case .alertDismissed:
      state.alert = nil
      return []

    case .answered(let result):
      state.alert = NthPrimeAlert(result)
      state.isAsking = false
      return []

    case .check:
      return []

    case .checkDismissed:
      state.isCheckShown = false
      return []

    case .checkTapped:
      state.isCheckShown = true
      return []

    case .nthPrimeTapped:
      state.isAsking = true
      return [nthPrime(state.count).map(CounterAction.answered).eraseToEffect()]

    case .stepped(let step):
      state.count += step
      return []
    }
  }
)
