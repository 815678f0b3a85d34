/// A line of three squares that wins the game.
public enum WinningLine: Hashable, Sendable {
  case row(Int)
  case column(Int)
  /// The diagonal from the top left to the bottom right.
  case falling
  /// The diagonal from the bottom left to the top right.
  case rising

  /// The eight lines of the game.
  public static let all: [WinningLine] =
    (1...3).map(WinningLine.row) + (1...3).map(WinningLine.column) + [.falling, .rising]

  private static let squares = Dictionary(
    uniqueKeysWithValues: all.map { line in (line, Square.all.filter(line.contains)) })

  /// The squares of the line.
  public var squares: [Square] { Self.squares[self] ?? [] }

  /// Whether a square is on the line.
  public func contains(_ square: Square) -> Bool {
    switch self {
    case .row(let row): square.row == row
    case .column(let column): square.column == column
    case .falling: square.row == square.column
    case .rising: square.row + square.column == 4
    }
  }
}
