import ClassicNthPrimeClient

/// The answer to a question for the nth prime, as an alert shows it.
public struct PrimeAlert: Equatable, Identifiable {
  /// The ordinal.
  public let n: Int
  /// The prime of that ordinal.
  public let prime: Int

  /// The prime.
  public var id: Int { prime }

  /// The answer in words.
  public var title: String { "The \(ordinal(n)) prime is \(prime)" }

  public init(n: Int, prime: Int) {
    self.n = n
    self.prime = prime
  }
}
