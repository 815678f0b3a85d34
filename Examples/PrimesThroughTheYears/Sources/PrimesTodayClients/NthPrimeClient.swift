import ComposableArchitecture
import PrimesModel

/// A service that knows primes.
@DependencyClient
public struct NthPrimeClient: Sendable {
  /// Returns the prime at a place; throws an ``NthPrimeProblem``.
  public var ask: @Sendable (_ n: Int) async throws -> NthPrime
}

extension NthPrimeClient: DependencyKey {
  public static let liveValue = NthPrimeClient.asking(.live)
  public static let testValue = NthPrimeClient()

  /// Returns a client of some services.
  public static func asking(_ services: PrimesServices) -> NthPrimeClient {
    NthPrimeClient(ask: { try await services.nthPrime($0).get() })
  }
}

extension DependencyValues {
  /// A service that knows primes.
  public var nthPrime: NthPrimeClient {
    get { self[NthPrimeClient.self] }
    set { self[NthPrimeClient.self] = newValue }
  }
}
