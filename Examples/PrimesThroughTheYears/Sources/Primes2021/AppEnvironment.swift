import ComposableArchitectureClassic
import Foundation
import Primes2021Counter
import Primes2021Favourites
import PrimesModel

/// The outside world of the whole app, with the scheduler on which effects deliver.
public struct AppEnvironment {
  public var load: () -> Effect<[Int], FileProblem>
  public var mainQueue: AnySchedulerOf<DispatchQueue>
  public var nthPrime: (Int) -> Effect<NthPrime, NthPrimeProblem>
  public var save: ([FavouriteChange]) -> Effect<[Int], FileProblem>

  public init(
    load: @escaping () -> Effect<[Int], FileProblem>, mainQueue: AnySchedulerOf<DispatchQueue>,
    nthPrime: @escaping (Int) -> Effect<NthPrime, NthPrimeProblem>,
    save: @escaping ([FavouriteChange]) -> Effect<[Int], FileProblem>
  ) {
    self.load = load
    self.mainQueue = mainQueue
    self.nthPrime = nthPrime
    self.save = save
  }

  var counter: CounterEnvironment {
    CounterEnvironment(mainQueue: mainQueue, nthPrime: nthPrime)
  }

  var favourites: FavouritesEnvironment {
    FavouritesEnvironment(load: load, mainQueue: mainQueue)
  }
}

extension AppEnvironment {
  /// Returns an environment whose publishers ask some services.
  public static func publishing(_ services: PrimesServices) -> AppEnvironment {
    AppEnvironment(
      load: { publisher { await services.load() } },
      mainQueue: .main,
      nthPrime: { n in publisher { await services.nthPrime(n) } },
      save: { changes in publisher { await services.save(changes) } })
  }

  private static func publisher<Value, Problem: Error>(
    _ work: @escaping @Sendable () async -> Result<Value, Problem>
  ) -> Effect<Value, Problem> {
    Effect<Result<Value, Problem>, Never>.task(operation: work)
      .setFailureType(to: Problem.self)
      .flatMap { $0.publisher }
      .eraseToEffect()
  }
}
