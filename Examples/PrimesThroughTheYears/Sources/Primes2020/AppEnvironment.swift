import ComposableArchitectureEpisode99
import PrimesEffects
import PrimesModel

/// The outside world of the whole app, of which each screen gets its part.
public struct AppEnvironment {
  public var load: () -> Effect<Result<[Int], FileProblem>>
  public var nthPrime: (Int) -> Effect<Result<NthPrime, NthPrimeProblem>>
  public var save: ([FavouriteChange]) -> Effect<Result<[Int], FileProblem>>

  public init(
    load: @escaping () -> Effect<Result<[Int], FileProblem>>,
    nthPrime: @escaping (Int) -> Effect<Result<NthPrime, NthPrimeProblem>>,
    save: @escaping ([FavouriteChange]) -> Effect<Result<[Int], FileProblem>>
  ) {
    self.load = load
    self.nthPrime = nthPrime
    self.save = save
  }
}

extension AppEnvironment {
  /// Returns an environment whose effects ask some services.
  public static func asking(_ services: PrimesServices) -> AppEnvironment {
    AppEnvironment(
      load: { .asynchronous { await services.load() } },
      nthPrime: { n in .asynchronous { await services.nthPrime(n) } },
      save: { changes in .asynchronous { await services.save(changes) } })
  }
}
