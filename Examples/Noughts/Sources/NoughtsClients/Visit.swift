import NoughtsRules

/// The part of a visit that a reload keeps: the screen, and what was done up to it.
///
/// It has no password, and no digits of a code.
public enum Visit: Codable, Equatable, Sendable {
  case signIn(email: String)
  case codeEntry(Challenge)
  case newMatch(Account, PlayerNames, beginner: Mark)
  case match(Account, Match)
}
