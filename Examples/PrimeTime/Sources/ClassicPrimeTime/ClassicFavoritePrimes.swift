import ComposableArchitectureClassic
import Foundation

/// What the screen with the favourites needs of the application's state.
public struct FavoritePrimesState: Equatable {
  public var alertNthPrime: PrimeAlert?
  public var favoritePrimes: [Int]

  public init(alertNthPrime: PrimeAlert? = nil, favoritePrimes: [Int] = []) {
    self.alertNthPrime = alertNthPrime
    self.favoritePrimes = favoritePrimes
  }
}

public enum FavoritePrimesAction: Equatable {
  case alertDismissed
  case deleteFavoritePrimes(IndexSet)
  case loadButtonTapped
  case loadedFavoritePrimes([Int])
  case nthPrimeResponse(n: Int, prime: Int?)
  case primeButtonTapped(Int)
  case saveButtonTapped
}

/// Keeps files under their names.
public struct ClassicFileClient {
  public var load: (_ fileName: String) -> Effect<Data?, Never>
  public var save: (_ fileName: String, _ data: Data) -> Effect<Never, Never>

  public init(
    load: @escaping (_ fileName: String) -> Effect<Data?, Never>,
    save: @escaping (_ fileName: String, _ data: Data) -> Effect<Never, Never>
  ) {
    self.load = load
    self.save = save
  }
}

public struct FavoritePrimesEnvironment {
  public var fileClient: ClassicFileClient
  public var nthPrime: (Int) -> Effect<Int?, Never>
  public var mainQueue: AnySchedulerOf<DispatchQueue>

  public init(
    fileClient: ClassicFileClient, nthPrime: @escaping (Int) -> Effect<Int?, Never>,
    mainQueue: AnySchedulerOf<DispatchQueue>
  ) {
    self.fileClient = fileClient
    self.nthPrime = nthPrime
    self.mainQueue = mainQueue
  }
}

private let fileName = "favorite-primes.json"

public let favoritePrimesReducer = Reducer<
  FavoritePrimesState, FavoritePrimesAction, FavoritePrimesEnvironment
> { state, action, environment in
  switch action {
  case .alertDismissed:
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
      .receive(on: environment.mainQueue)
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
      .receive(on: environment.mainQueue)
      .eraseToEffect()

  case .saveButtonTapped:
    let data = Data("[\(state.favoritePrimes.map(String.init).joined(separator: ","))]".utf8)
    return environment.fileClient.save(fileName, data)
      .fireAndForget()
  }
}
