/// An account that the demo's service knows.
public enum DemoAccount: String, CaseIterable, Sendable {
  /// Signs in with a password alone.
  case password
  /// Signs in with a password and a code.
  case code

  /// The credentials that the service accepts.
  public var credentials: Credentials {
    switch self {
    case .password: Credentials(email: "guest@example.com", password: "three in a row")
    case .code: Credentials(email: "careful@example.com", password: "three in a row")
    }
  }

  /// The account.
  public var account: Account {
    Account(email: credentials.email, name: self == .code ? "Careful" : "Guest")
  }
}
