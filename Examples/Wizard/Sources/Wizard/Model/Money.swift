import Foundation

/// An amount in euros, counted in cents.
struct Money: Hashable, Sendable {
  var cents: Int

  static func cents(_ cents: Int) -> Money { Money(cents: cents) }

  /// A share of the amount in thousandths, rounded half away from zero.
  func thousandths(_ count: Int) -> Money {
    let product = cents * count
    return Money(cents: (product + (product < 0 ? -500 : 500)) / 1_000)
  }

  static func * (amount: Money, count: Int) -> Money { Money(cents: amount.cents * count) }
  static prefix func - (amount: Money) -> Money { Money(cents: -amount.cents) }
}

extension Money: AdditiveArithmetic {
  static let zero = Money(cents: 0)
  static func + (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents + rhs.cents) }
  static func - (lhs: Money, rhs: Money) -> Money { Money(cents: lhs.cents - rhs.cents) }
}

extension Money: Comparable {
  static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
}

extension Money: Codable {
  init(from decoder: any Decoder) throws {
    cents = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents)
  }
}
