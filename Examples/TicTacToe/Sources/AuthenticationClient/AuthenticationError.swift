import Foundation

/// A reason why somebody is not logged in.
public enum AuthenticationError: Error, Equatable, Sendable {
  /// The address or the password is wrong.
  case invalidCredentials
  /// The code of the second factor is wrong.
  case invalidTwoFactorCode
  /// The login that the second factor belongs to is not known.
  case unknownLogin
}

extension AuthenticationError: LocalizedError {
  /// The reason in words for the user.
  public var errorDescription: String? {
    switch self {
    case .invalidCredentials:
      "There is no account with this address and password."
    case .invalidTwoFactorCode:
      "That is not the code. Look it up again."
    case .unknownLogin:
      "The login has expired. Log in again."
    }
  }
}
