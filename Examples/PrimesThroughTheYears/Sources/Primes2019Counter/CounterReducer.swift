import ComposableArchitectureEpisode90
import Primes2019Check
import Primes2019World
import PrimesModel

public struct CounterState: Equatable {
  public var activity: Activity
  public var alert: NthPrimeAlert?
  public var count: Int
  public var favourites: Favourites
  public var isAsking: Bool

  public init(
    activity: Activity = Activity(), alert: NthPrimeAlert? = nil, count: Int = 1,
    favourites: Favourites = Favourites(), isAsking: Bool = false
  ) {
    self.activity = activity
    self.alert = alert
    self.count = count
    self.favourites = favourites
    self.isAsking = isAsking
  }

  /// The part of the sheet.
  public var check: CheckState {
    get { CheckState(favourites: self.favourites, number: self.count) }
    set { self.favourites = newValue.favourites }
  }
}

public enum CounterAction: Equatable {
  case alertDismissed
  case answered(Result<NthPrime, NthPrimeProblem>)
  case check(CheckAction)
  case checkTapped
  case nthPrimeTapped
  case stepped(Int)

  /// The action of the sheet: a property for each case was what key paths led along.
  public var check: CheckAction? {
    get {
      guard case .check(let action) = self else { return nil }
      return action
    }
    set {
      guard case .check = self, let newValue else { return }
      self = .check(newValue)
    }
  }
}

/// The counter with its sheet: the sheet's reducer is pulled back along key paths.
public func counterReducer(
  state: inout CounterState, action: CounterAction
) -> [Effect<CounterAction>] {
  pullback(checkReducer, value: \CounterState.check, action: \CounterAction.check)(&state, action)
  return countingReducer(state: &state, action: action)
}

private func countingReducer(
  state: inout CounterState, action: CounterAction
) -> [Effect<CounterAction>] {
  switch action {
  case .alertDismissed:
    state.alert = nil
    return []

  case .answered(let result):
    state.alert = NthPrimeAlert(result)
    state.isAsking = false
    return []

  case .check, .checkTapped:
    return []

  case .nthPrimeTapped:
    state.isAsking = true
    return [world.nthPrime(state.count).map(CounterAction.answered).eraseToEffect()]

  case .stepped(let step):
    state.count += step
    return []
  }
}
