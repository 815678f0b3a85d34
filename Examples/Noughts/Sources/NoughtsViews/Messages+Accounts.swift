import NoughtsClients
import SwiftUI

extension EmailProblem {
  /// The problem in words, with the way to solve it.
  public var message: LocalizedStringKey {
    switch self {
    case .malformed: "Write the e-mail address like name@example.com."
    case .missing: "Enter your e-mail address."
    case .tooLong(let count):
      "This e-mail address has \(count) characters. Shorten it to 254 or fewer."
    }
  }
}

extension AccountError {
  /// The refusal in words, with the way on.
  public var message: LocalizedStringKey {
    switch self {
    case .blocked(let seconds): "Too many attempts. Wait \(seconds) seconds, then try again."
    case .codeExpired: "This code has expired. Send a new one."
    case .noAttemptsLeft: "No attempts are left for this code. Send a new one."
    case .signInEnded: "This sign-in has ended. Go back and sign in again."
    case .tooEarly(let seconds): "Wait \(seconds) seconds before you send another code."
    case .unavailable: "The account service did not answer. Try again."
    case .unknownAccount:
      "No account has this e-mail address and password. Check both, then try again."
    case .wrongCode(attemptsLeft: 1):
      "This is not the code that was sent. Check it: one attempt is left."
    case .wrongCode(let attemptsLeft):
      "This is not the code that was sent. Check it: \(attemptsLeft) attempts are left."
    }
  }
}

extension CodeProblem {
  /// The problem in words, with the way to solve it.
  public var message: LocalizedStringKey {
    switch self {
    case .incomplete(let count): "Enter all six digits: \(count) are there."
    case .notDigits: "A code has digits only. Enter the six digits of the message."
    case .refused(let error): error.message
    }
  }
}
