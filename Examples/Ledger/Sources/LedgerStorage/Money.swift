import Foundation

/// An amount of money in cents.
public struct Money: Hashable, Codable, Sendable, Comparable {
  /// The number of cents.
  public var cents: Int

  /// Creates an amount from its cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// The largest amount of one expense: sums of ninety million of them stay within 64 bits.
  public static let maximum = Money(cents: 99_999_999_999)

  public static func < (lhs: Money, rhs: Money) -> Bool { lhs.cents < rhs.cents }
}

extension Money {
  /// The reason why a text is no amount.
  public enum Problem: Error, Hashable, Sendable {
    case missing
    case unreadable(String)
    case notPositive(String)
    case tooLarge(String)
  }

  /// Reads an amount from digits with at most two decimals, after a point or a comma.
  public init(parsing text: String) throws(Problem) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { throw .missing }
    let isNegative = trimmed.hasPrefix("-") || trimmed.hasPrefix("−")
    let digits = isNegative ? trimmed.dropFirst() : trimmed[...]
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, !parts[0].isEmpty, parts.count == 1 || (1...2).contains(decimals.count),
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) })
    else { throw .unreadable(trimmed) }

    let padded = parts[0] + decimals + String(repeating: "0", count: 2 - decimals.count)
    guard padded.contains(where: { $0 != "0" }), !isNegative else { throw .notPositive(trimmed) }
    guard let cents = Int(padded), cents <= Self.maximum.cents else { throw .tooLarge(trimmed) }
    self.init(cents: cents)
  }

  /// The amount with a point and two decimals, as in "1234.50".
  public var plain: String {
    let digits = String(cents.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (cents < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }

  /// The amount in euros, as people of a locale write it.
  public func formatted(locale: Locale) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
  }
}
