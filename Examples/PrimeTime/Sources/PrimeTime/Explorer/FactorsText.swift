#if Macros
import ComposableArchitecture
import Foundation
import Primes

/// A number with its factors: 142,307 = 7 · 29 · 701.
struct FactorsText: View {
  let number: Int

  @Environment(\.locale) private var locale

  var body: some View { text }

  /// One text for all numbers, so that another number changes its letters alone.
  private var text: Text {
    if number < 2 { return Text("\(number) is neither prime nor composite") }
    if number.isPrime { return Text("\(number) is prime") }
    return Text(verbatim: "\(number.text(locale)) = \(Factorization(number).text(locale))")
  }
}

extension Factorization {
  /// The product with raised exponents: 2³ · 3.
  func text(_ locale: Locale) -> String {
    factors.map { $0.prime.text(locale) + $0.exponent.raised }.joined(separator: " · ")
  }
}

extension Int {
  /// The digits in the groups of a language.
  fileprivate func text(_ locale: Locale) -> String { formatted(.number.locale(locale)) }

  /// The exponent as it is written above the line; nothing for 1.
  fileprivate var raised: String {
    guard self != 1 else { return "" }
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return String(description.compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}
#endif
