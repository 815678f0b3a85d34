extension Int {
  /// Whether the number is prime.
  ///
  /// The answer is exact for every `Int`: the Miller–Rabin test with the first twelve primes as bases
  /// decides every number of 64 bits.
  ///
  /// - Complexity: O(log n) multiplications.
  public var isPrime: Bool {
    guard self >= 2 else { return false }
    let number = UInt64(self)
    for base in bases where number.isMultiple(of: base) { return number == base }
    return bases.allSatisfy { number.passesMillerRabin(base: $0) }
  }

  /// The largest prime below the number, or `nil` below 3.
  public var previousPrime: Int? {
    guard self > 2 else { return nil }
    return stride(from: self - 1, through: 2, by: -1).first(where: \.isPrime)
  }

  /// The smallest prime above the number, or `nil` if it is no `Int`.
  public var nextPrime: Int? {
    guard self < .max else { return nil }
    return (Swift.max(2, self + 1)...(.max)).first(where: \.isPrime)
  }
}

private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt64 {
  /// Whether the odd number is prime, or composite without the base as a witness.
  fileprivate func passesMillerRabin(base: UInt64) -> Bool {
    let halvings = (self - 1).trailingZeroBitCount
    var power = base.raised(to: (self - 1) >> UInt64(halvings), modulo: self)
    if power == 1 || power == self - 1 { return true }
    for _ in 1..<halvings {
      power = power.multiplied(by: power, modulo: self)
      if power == self - 1 { return true }
    }
    return false
  }

  private func raised(to exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
    var (result, square, rest) = (UInt64(1), self % modulus, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result.multiplied(by: square, modulo: modulus) }
      square = square.multiplied(by: square, modulo: modulus)
      rest >>= 1
    }
    return result
  }

  private func multiplied(by other: UInt64, modulo modulus: UInt64) -> UInt64 {
    // Both factors are below the modulus, so the quotient fits.
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }
}
