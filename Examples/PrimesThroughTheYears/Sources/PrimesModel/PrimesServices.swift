import Foundation

/// The outside world of the app, for each style to put into the form of its time.
public struct PrimesServices: Sendable {
  public var load: @Sendable () async -> Result<[Int], FileProblem>
  public var nthPrime: @Sendable (Int) async -> Result<NthPrime, NthPrimeProblem>
  public var save: @Sendable ([FavouriteChange]) async -> Result<[Int], FileProblem>

  /// Creates the services of a file and of a service for primes.
  public init(file: FavouritesFile, primes: NthPrimeService) {
    load = { await file.load() }
    nthPrime = { await primes.nthPrime($0) }
    save = { await file.save($0) }
  }

  /// A file that all visitors share, and a service that answers after half a second.
  public static let live = PrimesServices(
    file: FavouritesFile(
      at: FavouritesFile.location(environment: ProcessInfo.processInfo.environment)),
    primes: NthPrimeService { try? await Task.sleep(for: .milliseconds(500)) })
}
