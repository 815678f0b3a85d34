/// A number as a product of powers of primes.
public struct Factorization: Equatable, Sendable {
  /// A power of a prime.
  public struct Factor: Equatable, Sendable {
    /// The prime.
    public let prime: Int
    /// The exponent of the prime; at least 1.
    public let exponent: Int

    /// Creates a power of a prime.
    public init(_ prime: Int, exponent: Int = 1) {
      self.prime = prime
      self.exponent = exponent
    }
  }

  /// The factors, the smallest prime first.
  ///
  /// Numbers below 2 have none.
  public let factors: [Factor]

  /// Factors a number by trial division.
  ///
  /// - Complexity: O(√n), which is half a second for 18 digits, and milliseconds for 12.
  public init(_ number: Int) {
    var factors: [Factor] = []
    var rest = number

    func divideOut(_ divisor: Int) {
      var exponent = 0
      while rest.isMultiple(of: divisor) {
        rest /= divisor
        exponent += 1
      }
      if exponent > 0 { factors.append(Factor(divisor, exponent: exponent)) }
    }

    if number >= 2 {
      divideOut(2)
      divideOut(3)
      // Other primes are next to a multiple of 6.
      var divisor = 5
      while divisor <= rest / divisor {
        divideOut(divisor)
        divideOut(divisor + 2)
        divisor += 6
      }
      if rest > 1 { factors.append(Factor(rest)) }
    }
    self.factors = factors
  }
}
