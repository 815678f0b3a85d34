import Foundation

/// A reason why a file does not contain favorite primes.
public enum CorruptPrimesError: Error, Equatable, Sendable {
  case notJSON
  case notAnArray
  case notAWholeNumber(position: Int)
  case notPrime(Int)
}

extension CorruptPrimesError: LocalizedError {
  /// The reason in words for the user.
  public var errorDescription: String? {
    switch self {
    case .notJSON: "The file is damaged: it is not JSON."
    case .notAnArray: "The file is damaged: it is not a list of whole numbers."
    case .notAWholeNumber(let position):
      "The file is damaged: entry \(position) of its list is not a whole number."
    case .notPrime(let number): "The file is damaged: it lists \(number), which is not prime."
    }
  }
}
