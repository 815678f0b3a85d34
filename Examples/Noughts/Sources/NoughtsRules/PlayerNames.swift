/// The names of the players as they were typed.
public struct PlayerNames: Codable, Equatable, Sendable {
  /// The greatest number of characters in a name.
  public static let limit = 24

  public var crosses: String
  public var noughts: String

  /// Creates a pair of names.
  public init(crosses: String = "", noughts: String = "") {
    self.crosses = crosses
    self.noughts = noughts
  }

  /// Creates the names of players.
  public init(_ players: Players) {
    self.init(crosses: players.crosses, noughts: players.noughts)
  }

  /// The players, if both names are valid.
  public var players: Players? {
    guard problem(of: .cross) == nil, problem(of: .nought) == nil else { return nil }
    return Players(crosses: tidy(crosses), noughts: tidy(noughts))
  }

  /// A reason why the name of a mark's player is refused, if there is one.
  ///
  /// Names that differ only in case or spaces count as the same name: the score is kept by name.
  public func problem(of mark: Mark) -> NameProblem? {
    let name = tidy(mark == .cross ? crosses : noughts)
    guard name.contains(where: \.isVisible) else { return .missing }
    guard name.count <= Self.limit else { return .tooLong(count: name.count) }
    let isRepeated = tidy(crosses).lowercased() == tidy(noughts).lowercased()
    return isRepeated && mark == .nought ? .repeated : nil
  }

  /// Returns a name without the spaces around it, and with one space between words.
  private func tidy(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A reason why a name is refused.
public enum NameProblem: Error, Equatable, Sendable {
  case missing
  case tooLong(count: Int)
  case repeated
}

extension Character {
  /// Whether the character leaves a mark on the screen: a joiner or a control character does not.
  fileprivate var isVisible: Bool {
    isLetter || isNumber || isSymbol || isPunctuation
  }
}
