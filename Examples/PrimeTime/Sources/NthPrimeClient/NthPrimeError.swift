import Foundation

/// A reason why there is no answer to a question for the nth prime.
public enum NthPrimeError: Error, Equatable, Sendable {
  /// The ordinal is zero or negative.
  case notPositive(Int)

  /// The ordinal would take too long to compute.
  case tooLarge(Int, limit: Int)

  /// The service could not be reached.
  case network(reason: String)

  /// The service answered with an HTTP status that is no success.
  case badStatus(Int)

  /// The service understood the request and refused it.
  case refused(reason: String)

  /// The service's answer does not contain the prime.
  case unreadableReply(reason: String)
}

extension NthPrimeError: LocalizedError {
  /// The reason in words for the user.
  public var errorDescription: String? {
    switch self {
    case .notPositive(let n):
      "Primes are counted from 1, so there is no prime number \(n)."
    case .tooLarge(let n, let limit):
      "Prime number \(n) would take too long to compute. The largest is number \(limit)."
    case .network(let reason):
      "Wolfram|Alpha could not be reached: \(reason)"
    case .badStatus(let status):
      "Wolfram|Alpha answered with the HTTP status \(status)."
    case .refused(let reason):
      "Wolfram|Alpha refused the question: \(reason)"
    case .unreadableReply(let reason):
      "Wolfram|Alpha's answer could not be understood: \(reason)"
    }
  }
}
