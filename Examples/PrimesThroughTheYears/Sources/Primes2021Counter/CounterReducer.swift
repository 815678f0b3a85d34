import ComposableArchitectureClassic
import Foundation
import Primes2021Check
import PrimesModel

public struct CounterState: Equatable {
  public var activity: Activity
  public var alert: AlertState<CounterAction>?
  public var checkedNumber: Int?
  public var count: Int
  public var favourites: Favourites
  public var isAsking: Bool

  public init(
    activity: Activity = Activity(), alert: AlertState<CounterAction>? = nil,
    checkedNumber: Int? = nil, count: Int = 1, favourites: Favourites = Favourites(),
    isAsking: Bool = false
  ) {
    self.activity = activity
    self.alert = alert
    self.checkedNumber = checkedNumber
    self.count = count
    self.favourites = favourites
    self.isAsking = isAsking
  }

  /// The sheet while it shows, on the favourites of the whole app.
  public var check: CheckState? {
    get { checkedNumber.map { CheckState(favourites: favourites, number: $0) } }
    set {
      if newValue == nil { checkedNumber = nil }
      if case .prime(let prime) = newValue { favourites = prime.favourites }
    }
  }
}

public enum CounterAction: Equatable {
  case alertDismissed
  case answered(Result<NthPrime, NthPrimeProblem>)
  case check(CheckAction)
  case checkButtonTapped
  case checkDismissed
  case nthPrimeButtonTapped
  case stepButtonTapped(Int)
}

public struct CounterEnvironment {
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var nthPrime: (Int) -> Effect<NthPrime, NthPrimeProblem>

  public init(
    mainQueue: AnySchedulerOf<DispatchQueue>,
    nthPrime: @escaping (Int) -> Effect<NthPrime, NthPrimeProblem>
  ) {
    self.mainQueue = mainQueue
    self.nthPrime = nthPrime
  }
}

/// The counter with its sheet, whose reducer runs on optional state.
public let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment>.combine(
  checkReducer.optional().pullback(
    state: \.check, action: /CounterAction.check, environment: { _ in () }),
  Reducer { state, action, environment in
    switch action {
    case .alertDismissed:
      state.alert = nil
      return .none

    case .answered(let result):
      let alert = NthPrimeAlert(result)
      state.alert = AlertState(
        title: TextState(alert.title), message: alert.message.map { TextState($0) })
      state.isAsking = false
      return .none

    case .check(.closeButtonTapped), .checkDismissed:
      state.checkedNumber = nil
      return .none

    case .check:
      return .none

    case .checkButtonTapped:
      state.checkedNumber = state.count
      return .none

    case .nthPrimeButtonTapped:
      state.isAsking = true
      return environment.nthPrime(state.count)
        .receive(on: environment.mainQueue)
        .catchToEffect(CounterAction.answered)

    case .stepButtonTapped(let step):
      state.count += step
      return .none
    }
  }
)
