/// The first mistake in a CSV file, with its place.
public struct CSVProblem: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The character of the line at which the field begins, from 1.
  public var column: Int
  public var reason: Reason

  /// The kinds of mistake.
  public enum Reason: Hashable, Sendable {
    case notText
    case empty
    case missingColumn(String)
    case openQuote
    case textAfterQuote
    case fieldCount(found: Int, expected: Int)
    case amount(Money.Problem)
    case day(Day.Problem)
    case category(String)
    case noteLength(Int)
  }

  /// Creates a problem.
  public init(line: Int, column: Int, _ reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
