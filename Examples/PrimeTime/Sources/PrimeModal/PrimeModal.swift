#if Macros
import ComposableArchitecture
import NthPrimeClient

/// Says whether a number is prime, and keeps it among the favourites or removes it from them.
@Reducer
public struct PrimeModal: Sendable {
  @ObservableState
  public struct State: Equatable {
    public let number: Int
    public var favoritePrimes: [Int]

    public init(number: Int, favoritePrimes: [Int]) {
      self.number = number
      self.favoritePrimes = favoritePrimes
    }

    /// Whether the number is prime.
    public var isPrime: Bool { NthPrimeClient.isPrime(number) }

    /// Whether the number is among the favourites.
    public var isFavorite: Bool { favoritePrimes.contains(number) }
  }

  public enum Action {
    case closeButtonTapped
    case removeFavoriteButtonTapped
    case saveFavoriteButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .removeFavoriteButtonTapped:
        state.favoritePrimes.removeAll { [number = state.number] in $0 == number }
        return .none

      case .saveFavoriteButtonTapped:
        guard state.isPrime, !state.isFavorite else { return .none }
        state.favoritePrimes.append(state.number)
        return .none
      }
    }
  }
}
#endif
