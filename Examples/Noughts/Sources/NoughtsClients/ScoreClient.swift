import ComposableArchitecture
import Foundation
import NoughtsRules

/// The score of each pair of players, from one visit to the next.
@DependencyClient
public struct ScoreClient: Sendable {
  /// Returns the games of two players; throws a ``ScoreError``.
  public var tally: @Sendable (_ players: Players) async throws -> Tally

  /// Counts a game of two players, and returns their games with it; throws a ``ScoreError``.
  public var record: @Sendable (_ outcome: Outcome, _ players: Players) async throws -> Tally
}

/// A reason why the score cannot be read or saved; the log has the file and the error.
public enum ScoreError: Error, Equatable, Sendable {
  case unreadable
  case unwritable

  /// Creates the reason that a thrown error stands for.
  public init(_ error: any Error) {
    self = error as? Self ?? .unreadable
  }
}

extension ScoreClient {
  /// Returns a client of a file.
  public static func file(_ file: ScoreFile) -> ScoreClient {
    ScoreClient(
      tally: { try await file.tally(of: $0) },
      record: { try await file.record($0, of: $1) })
  }
}

extension ScoreClient: DependencyKey {
  /// A client of a file in the user's data directory, or in the folder `NOUGHTS_DATA_DIR`.
  public static let liveValue = ScoreClient.file(
    ScoreFile(
      at: ScoreFile.location(environment: ProcessInfo.processInfo.environment)))
  public static let testValue = ScoreClient()
}

extension DependencyValues {
  /// The score of each pair of players.
  public var scores: ScoreClient {
    get { self[ScoreClient.self] }
    set { self[ScoreClient.self] = newValue }
  }
}
