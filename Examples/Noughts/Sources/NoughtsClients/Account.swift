import Foundation

/// A person who is signed in.
public struct Account: Codable, Equatable, Sendable {
  public let email: String
  /// The name that the person plays by.
  public let name: String

  /// Creates an account.
  public init(email: String, name: String) {
    self.email = email
    self.name = name
  }
}

/// A sign-in that waits for a code.
public struct Challenge: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  /// The address of the account.
  public let email: String
  /// The last digits of the phone number that the code was sent to.
  public let phone: String
  /// The code, for the screen to show: the demo has no phone that a message could reach.
  public let code: String

  /// Creates a challenge.
  public init(id: UUID, email: String, phone: String, code: String) {
    self.id = id
    self.email = email
    self.phone = phone
    self.code = code
  }
}

/// The answer to an e-mail address and a password that belong together.
public enum SignInReply: Equatable, Sendable {
  case codeSent(Challenge)
  case signedIn(Account)
}

/// A reason why the account service refuses a request.
public enum AccountError: Error, Equatable, Sendable {
  /// Too many wrong passwords in a row.
  case blocked(seconds: Int)
  case codeExpired
  case noAttemptsLeft
  /// The sign-in that the code belongs to is unknown or complete.
  case signInEnded
  /// A code was sent a moment ago.
  case tooEarly(seconds: Int)
  case unavailable
  case unknownAccount
  case wrongCode(attemptsLeft: Int)

  /// Creates the reason that a thrown error stands for.
  public init(_ error: any Error) {
    self = error as? Self ?? .unavailable
  }
}
