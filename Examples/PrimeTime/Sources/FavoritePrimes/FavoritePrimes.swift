#if Macros
import ComposableArchitecture
import Foundation
import NthPrimeClient
import PrimeAlert

/// The list of favourite primes, which can be saved to a file and loaded from it.
@Reducer
public struct FavoritePrimes: Sendable {
  /// The file that the list is saved to.
  public static let fileName = "favorite-primes.json"

  @ObservableState
  public struct State: Equatable {
    @Presents public var alert: AlertState<Never>?
    public var isNthPrimeRequestInFlight = false
    public var primes: [Int]

    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  public enum Action {
    case alert(PresentationAction<Never>)
    case deleteRows(IndexSet)
    case loadButtonTapped
    case loadResponse(Result<[Int], any Error>)
    case nthPrimeResponse(n: Int, Result<Int, any Error>)
    case primeTapped(Int)
    case saveButtonTapped
    case saveResponse(Result<Int, any Error>)
  }

  @Dependency(\.fileClient) var fileClient
  @Dependency(\.nthPrimeClient) var nthPrimeClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .deleteRows(let offsets):
        for index in offsets.sorted(by: >) where state.primes.indices.contains(index) {
          state.primes.remove(at: index)
        }
        return .none

      case .loadButtonTapped:
        return .run { send in
          await send(
            .loadResponse(
              Result { try decodePrimes(await fileClient.load(FavoritePrimes.fileName)) }))
        }

      case .loadResponse(.success(let primes)):
        state.primes = primes
        return .none

      case .loadResponse(.failure(let error)):
        state.alert = .failure("The favorite primes could not be loaded", error)
        return .none

      case .nthPrimeResponse(let n, let result):
        state.isNthPrimeRequestInFlight = false
        state.alert = .nthPrime(n, result)
        return .none

      case .primeTapped(let n):
        guard !state.isNthPrimeRequestInFlight else { return .none }
        state.isNthPrimeRequestInFlight = true
        return .run { send in
          await send(
            .nthPrimeResponse(n: n, Result { try await nthPrimeClient.nthPrime(n) }))
        }

      case .saveButtonTapped:
        return .run { [primes = state.primes] send in
          await send(
            .saveResponse(
              Result {
                try await fileClient.save(FavoritePrimes.fileName, JSONEncoder().encode(primes))
                return primes.count
              }))
        }

      case .saveResponse(.success(let count)):
        state.alert = AlertState {
          TextState(count == 1 ? "Saved 1 favorite prime" : "Saved \(count) favorite primes")
        }
        return .none

      case .saveResponse(.failure(let error)):
        state.alert = .failure("The favorite primes could not be saved", error)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Never {
  /// Tells what went wrong, and why.
  static func failure(_ title: String, _ error: any Error) -> Self {
    AlertState(
      title: { TextState(title) }, message: { TextState(error.localizedDescription) })
  }
}
#endif
