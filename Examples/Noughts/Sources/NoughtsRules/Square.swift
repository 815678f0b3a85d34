/// One of the nine squares, numbered from 1 at the top left to 9 at the bottom right.
public struct Square: Codable, Hashable, Identifiable, Sendable {
  /// The numbers of all squares.
  public static let numbers = 1...9

  /// All squares, from the top left to the bottom right.
  public static let all = numbers.map(Square.init(unchecked:))

  /// The number, from 1 to 9.
  public let number: Int

  /// Creates a square from its number; `nil` for a number outside of 1 to 9.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  private init(unchecked number: Int) {
    self.number = number
  }

  /// The number.
  public var id: Int { number }

  /// The row, from 1 at the top to 3.
  public var row: Int { (number - 1) / 3 + 1 }

  /// The column, from 1 at the left to 3.
  public var column: Int { (number - 1) % 3 + 1 }
}
