import ComposableArchitecture
import PrimesModel

/// The file of favourites.
@DependencyClient
public struct FavouritesClient: Sendable {
  /// Reads the file; throws a ``FileProblem``.
  public var load: @Sendable () async throws -> [Int]
  /// Makes changes, and returns the numbers after them; throws a ``FileProblem``.
  public var save: @Sendable (_ changes: [FavouriteChange]) async throws -> [Int]
}

extension FavouritesClient: DependencyKey {
  public static let liveValue = FavouritesClient.asking(.live)
  public static let testValue = FavouritesClient()

  /// Returns a client of some services.
  public static func asking(_ services: PrimesServices) -> FavouritesClient {
    FavouritesClient(
      load: { try await services.load().get() },
      save: { try await services.save($0).get() })
  }
}

extension DependencyValues {
  /// The file of favourites.
  public var favourites: FavouritesClient {
    get { self[FavouritesClient.self] }
    set { self[FavouritesClient.self] = newValue }
  }
}
