import Dependencies

extension FactSource {
  /// A source that calculates, and so has sentences about every number.
  public static let arithmetic = FactSource { number in
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    let facts = facts(about: number)
    return withRandomNumberGenerator { facts.randomElement(using: &$0) } ?? ""
  }

  /// The sentences about a number.
  static func facts(about number: Int) -> [String] {
    let magnitude = number.magnitude
    var facts = [
      "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd").",
      "The digits of \(number) add up to \(digitSum(of: magnitude)).",
      "In binary, \(number) is written \(String(number, radix: 2)).",
      "In hexadecimal, \(number) is written \(String(number, radix: 16, uppercase: true)).",
    ]
    if let root = squareRoot(of: magnitude), number >= 0 {
      facts.append("\(number) is the square of \(root).")
    }
    if let index = triangularIndex(of: magnitude), number > 0 {
      facts.append("\(number) is the sum of the numbers from 1 to \(index).")
    }
    if (1...3_999).contains(number) {
      facts.append("The Romans wrote \(number) as \(roman(number)).")
    }
    if (2...1_000_000_000_000).contains(number) {
      if let divisor = smallestDivisor(of: number) {
        facts.append("\(number) is \(divisor) times \(number / divisor).")
      } else {
        facts.append("\(number) is a prime number.")
      }
    }
    return facts
  }
}

private func digitSum(of magnitude: UInt) -> UInt {
  var (rest, sum) = (magnitude, 0 as UInt)
  while rest > 0 {
    sum += rest % 10
    rest /= 10
  }
  return sum
}

private func squareRoot(of magnitude: UInt) -> UInt? {
  let estimate = UInt(Double(magnitude).squareRoot())
  // A double can be off by one, and its square may not fit.
  return ((estimate == 0 ? 0 : estimate - 1)...(estimate + 1)).first {
    let (square, overflows) = $0.multipliedReportingOverflow(by: $0)
    return !overflows && square == magnitude
  }
}

private func triangularIndex(of magnitude: UInt) -> UInt? {
  let (eightfold, overflows) = magnitude.multipliedReportingOverflow(by: 8)
  guard !overflows, let root = squareRoot(of: eightfold + 1) else { return nil }
  return (root - 1) / 2
}

private func smallestDivisor(of number: Int) -> Int? {
  var divisor = 2
  while divisor * divisor <= number {
    if number.isMultiple(of: divisor) { return divisor }
    divisor += 1
  }
  return nil
}

private func roman(_ number: Int) -> String {
  let digits = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  var rest = number
  return digits.map { value, digit in
    defer { rest %= value }
    return String(repeating: digit, count: rest / value)
  }
  .joined()
}
