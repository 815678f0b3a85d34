import ClassicPrimeAlert
import ComposableArchitectureClassic
import Foundation

/// What the screen with the favourites needs of the application's state.
public typealias FavoritePrimesState = (alertNthPrime: PrimeAlert?, favoritePrimes: [Int])

public enum FavoritePrimesAction: Equatable {
  case alertDismissButtonTapped
  case deleteFavoritePrimes(IndexSet)
  case loadButtonTapped
  case loadedFavoritePrimes([Int])
  case nthPrimeResponse(n: Int, prime: Int?)
  case primeButtonTapped(Int)
  case saveButtonTapped
}

/// The user's files, and what answers which prime is the nth, with `nil` if there is none to be had.
public typealias FavoritePrimesEnvironment = (
  fileClient: ClassicFileClient, nthPrime: (Int) -> Effect<Int?, Never>
)

private let fileName = "favorite-primes.json"

public let favoritePrimesReducer = Reducer<
  FavoritePrimesState, FavoritePrimesAction, FavoritePrimesEnvironment
> { state, action, environment in
  switch action {
  case .alertDismissButtonTapped:
    state.alertNthPrime = nil
    return .none

  case .deleteFavoritePrimes(let rows):
    state.favoritePrimes.remove(atOffsets: rows)
    return .none

  case .loadButtonTapped:
    return environment.fileClient.load(fileName)
      .compactMap { $0 }
      .decode(type: [Int].self, decoder: JSONDecoder())
      .catch { _ in Empty<[Int], Never>() }
      .map(FavoritePrimesAction.loadedFavoritePrimes)
      .eraseToEffect()

  case .loadedFavoritePrimes(let primes):
    state.favoritePrimes = primes
    return .none

  case .nthPrimeResponse(let n, let prime):
    state.alertNthPrime = prime.map { PrimeAlert(n: n, prime: $0) }
    return .none

  case .primeButtonTapped(let n):
    return environment.nthPrime(n)
      .map { FavoritePrimesAction.nthPrimeResponse(n: n, prime: $0) }
      .eraseToEffect()

  case .saveButtonTapped:
    let data = Data("[\(state.favoritePrimes.map(String.init).joined(separator: ","))]".utf8)
    return environment.fileClient.save(fileName, data)
      .fireAndForget()
  }
}
