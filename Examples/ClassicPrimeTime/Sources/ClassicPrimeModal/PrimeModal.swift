import ComposableArchitectureClassic

/// A number, and the primes that are favourites.
public typealias PrimeModalState = (count: Int, favoritePrimes: [Int])

public enum PrimeModalAction: Equatable {
  case removeFavoritePrimeTapped
  case saveFavoritePrimeTapped
}

public let primeModalReducer = Reducer<PrimeModalState, PrimeModalAction, Void> {
  state, action, _ in
  switch action {
  case .removeFavoritePrimeTapped:
    let count = state.count
    state.favoritePrimes.removeAll { $0 == count }
    return .none

  case .saveFavoritePrimeTapped:
    state.favoritePrimes.append(state.count)
    return .none
  }
}
