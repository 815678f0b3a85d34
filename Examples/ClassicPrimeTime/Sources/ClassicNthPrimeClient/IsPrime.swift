/// Tells whether a number is prime, for every `Int`.
///
/// It is exact: the Miller–Rabin test with the first twelve primes as bases decides every number
/// of 64 bits.
public func isPrime(_ number: Int) -> Bool {
  passesMillerRabin(number)
}

private func passesMillerRabin(_ number: Int) -> Bool {
  guard number >= 2 else { return false }
  let number = UInt64(number)
  for prime in smallPrimes where number.isMultiple(of: prime) { return number == prime }
  guard number >= 41 * 41 else { return true }

  let halvings = (number - 1).trailingZeroBitCount
  let oddPart = (number - 1) >> UInt64(halvings)
  return smallPrimes.allSatisfy { base in
    var power = modularPower(of: base, oddPart, modulo: number)
    if power == 1 || power == number - 1 { return true }
    for _ in 1..<halvings {
      power = modularProduct(power, power, modulo: number)
      if power == number - 1 { return true }
    }
    return false
  }
}

extension NthPrimeClient {
  /// Tells whether a number is prime, for code where another `isPrime` hides the function.
  public static func isPrime(_ number: Int) -> Bool {
    passesMillerRabin(number)
  }
}

private let smallPrimes: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

private func modularProduct(_ lhs: UInt64, _ rhs: UInt64, modulo modulus: UInt64) -> UInt64 {
  // Both factors are below the modulus, so the quotient fits.
  modulus.dividingFullWidth(lhs.multipliedFullWidth(by: rhs)).remainder
}

private func modularPower(
  of base: UInt64, _ exponent: UInt64, modulo modulus: UInt64
) -> UInt64 {
  var result: UInt64 = 1
  var square = base
  var exponent = exponent
  while exponent > 0 {
    if exponent & 1 == 1 { result = modularProduct(result, square, modulo: modulus) }
    square = modularProduct(square, square, modulo: modulus)
    exponent >>= 1
  }
  return result
}
