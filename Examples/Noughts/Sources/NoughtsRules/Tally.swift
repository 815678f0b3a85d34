/// The games that two players have won and drawn.
public struct Tally: Codable, Equatable, Sendable {
  public var crosses: Int
  public var noughts: Int
  public var draws: Int

  /// Creates a tally.
  public init(crosses: Int = 0, noughts: Int = 0, draws: Int = 0) {
    self.crosses = crosses
    self.noughts = noughts
    self.draws = draws
  }

  /// The games that a mark has won.
  public func wins(of mark: Mark) -> Int {
    switch mark {
    case .cross: crosses
    case .nought: noughts
    }
  }

  /// Counts a game that has ended.
  public mutating func add(_ outcome: Outcome) {
    switch outcome.winner {
    case .cross?: crosses += 1
    case .nought?: noughts += 1
    case nil: draws += 1
    }
  }
}
