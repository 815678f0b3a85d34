/// A series of games between two players.
public struct Match: Codable, Equatable, Sendable {
  /// The players' names.
  public let players: Players

  /// The mark that is placed first in the current game.
  public private(set) var beginner: Mark

  /// The marks of the current game.
  public private(set) var position = Position()

  /// The games that the players have won and drawn.
  public var tally = Tally()

  /// Creates a match, in which one mark is placed first.
  public init(players: Players, beginner: Mark) {
    self.players = players
    self.beginner = beginner
  }

  /// The outcome of the current game, once it has ended.
  public var outcome: Outcome? { position.outcome }

  /// The mark to be placed next, until the game has ended.
  public var turn: Mark? {
    guard outcome == nil else { return nil }
    return position.count.isMultiple(of: 2) ? beginner : beginner.opponent
  }

  /// Whether leaving now abandons a game that has begun.
  public var isUnderway: Bool { position.count > 0 && outcome == nil }

  /// Places the next mark on a square, and counts the game if that ends it.
  ///
  /// - Throws: A ``Refusal`` if the game has ended or the square has a mark.
  public mutating func play(_ square: Square) throws(Refusal) {
    guard let turn else { throw .over }
    guard position[square] == nil else { throw .taken(square) }
    position[square] = turn
    if let outcome { tally.add(outcome) }
  }

  /// Starts another game, which the other player begins.
  public mutating func rematch() {
    position = Position()
    beginner = beginner.opponent
  }
}

/// A reason why a mark cannot be placed.
public enum Refusal: Error, Equatable, Sendable {
  case over
  case taken(Square)
}
