/// The marks on the squares at one moment of a game.
public struct Position: Codable, Hashable, Sendable {
  private var marks: [Square: Mark] = [:]

  /// Creates a position without marks.
  public init() {}

  /// The mark on a square, if there is one.
  public subscript(square: Square) -> Mark? {
    get { marks[square] }
    set { marks[square] = newValue }
  }

  /// The number of marks that have been placed.
  public var count: Int { marks.count }

  /// The outcome, once a line is complete or every square has a mark.
  public var outcome: Outcome? {
    for mark in Mark.allCases {
      // The last mark of a game may complete two lines.
      let lines = WinningLine.all.filter { line in line.squares.allSatisfy { marks[$0] == mark } }
      if !lines.isEmpty { return .win(mark, lines) }
    }
    return count == Square.all.count ? .draw : nil
  }
}

/// The end of a game.
public enum Outcome: Equatable, Sendable {
  /// One mark fills one line or two.
  case win(Mark, [WinningLine])
  /// Every square has a mark, and no line is complete.
  case draw

  /// The squares of the lines that win.
  public var winningSquares: Set<Square> {
    switch self {
    case .win(_, let lines): Set(lines.flatMap(\.squares))
    case .draw: []
    }
  }

  /// The winner's mark, unless the game is a draw.
  public var winner: Mark? {
    switch self {
    case .win(let mark, _): mark
    case .draw: nil
    }
  }
}
