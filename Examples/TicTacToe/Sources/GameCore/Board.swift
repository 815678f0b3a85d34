/// One of the two sides of a game.
public enum Player: Equatable, Sendable {
  case x
  case o

  /// The other side.
  public var opponent: Self {
    switch self {
    case .x: .o
    case .o: .x
    }
  }

  /// The mark that the side makes.
  public var mark: String {
    switch self {
    case .x: "✕"
    case .o: "◯"
    }
  }
}

/// Three rows of three cells.
public struct Board: Equatable, Sendable {
  private var cells: [Player?] = Array(repeating: nil, count: 9)

  /// A board without marks.
  public init() {}

  /// The mark in a cell, if there is one.
  public subscript(row: Int, column: Int) -> Player? {
    get { cells[row * 3 + column] }
    set { cells[row * 3 + column] = newValue }
  }

  /// Whether each cell has a mark.
  public var isFull: Bool { !cells.contains(nil) }

  /// Whether a side has three marks in a line.
  public func hasWon(_ player: Player) -> Bool {
    Self.lines.contains { $0.allSatisfy { cells[$0] == player } }
  }

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
  ]
}
