import ComposableArchitectureClassic
import PrimeArithmetic
import PrimesModel

/// The sheet about a number: an enum with the state of each answer.
public enum CheckState: Equatable {
  case composite(CompositeState)
  case prime(PrimeState)

  /// Creates the state for a number.
  public init(favourites: Favourites, number: Int) {
    self =
      number.isPrime
      ? .prime(PrimeState(favourites: favourites, number: number))
      : .composite(CompositeState(number: number))
  }
}

public struct CompositeState: Equatable {
  public var number: Int

  public init(number: Int) {
    self.number = number
  }
}

public struct PrimeState: Equatable {
  public var favourites: Favourites
  public var number: Int

  public init(favourites: Favourites, number: Int) {
    self.favourites = favourites
    self.number = number
  }

  var isFavourite: Bool { favourites.contains(number) }
}

public enum CheckAction: Equatable {
  case closeButtonTapped
  case prime(PrimeAction)
}

public enum PrimeAction: Equatable {
  case addButtonTapped
  case removeButtonTapped
}

let primeReducer = Reducer<PrimeState, PrimeAction, Void> { state, action, _ in
  switch action {
  case .addButtonTapped:
    state.favourites.make(.add(state.number))
    return .none

  case .removeButtonTapped:
    state.favourites.make(.remove(state.number))
    return .none
  }
}

/// The sheet about a number.
///
/// There is nothing to do about one that is not prime.
public let checkReducer: Reducer<CheckState, CheckAction, Void> = primeReducer.pullback(
  state: /CheckState.prime, action: /CheckAction.prime, environment: { $0 })
