/// An e-mail address and a password as they were typed.
public struct Credentials: Equatable, Sendable {
  /// The greatest number of characters in an e-mail address.
  public static let limit = 254

  public var email: String
  public var password: String

  /// Creates credentials.
  public init(email: String = "", password: String = "") {
    self.email = email
    self.password = password
  }

  /// The e-mail address without spaces around it, in small letters.
  public var account: String {
    email.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// A reason why no account can have the e-mail address, if there is one.
  public var emailProblem: EmailProblem? {
    guard !account.isEmpty else { return .missing }
    guard account.count <= Self.limit else { return .tooLong(count: account.count) }
    let parts = account.split(separator: "@", omittingEmptySubsequences: false)
    let isWellFormed =
      parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !account.contains(" ")
    return isWellFormed ? nil : .malformed
  }

  /// Whether a password was typed.
  public var hasPassword: Bool { !password.isEmpty }

  /// Whether the credentials are worth sending.
  public var areComplete: Bool { emailProblem == nil && hasPassword }
}

/// A reason why an e-mail address is refused before it is sent.
public enum EmailProblem: Equatable, Sendable {
  case malformed
  case missing
  case tooLong(count: Int)
}
