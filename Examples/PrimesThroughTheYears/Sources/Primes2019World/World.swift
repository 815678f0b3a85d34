import ComposableArchitectureEpisode90
import PrimesEffects
import PrimesModel

/// The outside world of the screens: in 2019, a value that all reducers reach.
public struct World {
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

extension World {
  /// Returns a world whose effects ask some services.
  public static func asking(_ services: PrimesServices) -> World {
    World(
      load: { .asynchronous { await services.load() } },
      nthPrime: { n in .asynchronous { await services.nthPrime(n) } },
      save: { changes in .asynchronous { await services.save(changes) } })
  }
}

/// The world as it is, until a test replaces it.
// Safe: the app only reads it, and the tests that write it run one after the other.
nonisolated(unsafe) public var world = World.asking(.live)
