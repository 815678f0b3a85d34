import Foundation

/// A reason why there is no answer to a question for the nth prime.
public enum NthPrimeError: Error, Equatable, Sendable {
  /// The ordinal is zero or negative.
  case notPositive(Int)

  /// The ordinal would take too long to compute.
  case tooLarge(Int, limit: Int)
}

extension NthPrimeError: LocalizedError {
  /// The reason in words for the user.
  public var errorDescription: String? {
    switch self {
    case .notPositive(let n):
      "Primes are counted from 1, so there is no prime number \(n)."
    case .tooLarge(let n, let limit):
      "Prime number \(n) would take too long to compute. The largest is number \(limit)."
    }
  }
}
