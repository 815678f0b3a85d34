#if Macros
import Foundation

/// Text in a number field, read as people write numbers.
enum NumberEntry {
  /// The numbers that the app explores, of up to twelve digits.
  static let range = 0...999_999_999_999

  /// A reason why text is not a number to explore.
  enum Problem: Error, Equatable {
    case empty
    case negative
    case notWhole(String)
    case tooLarge(digits: Int)
  }

  /// Reads digits, which may be in groups of three, or a time of day such as 14:23:07.
  static func number(_ text: String) throws(Problem) -> Int {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw .empty }
    if let moment = timeOfDay(text) { return moment }
    guard let digits = digits(text) else {
      if "-−".contains(text.prefix(1)), digits(String(text.dropFirst())) != nil { throw .negative }
      throw .notWhole(String(text.prefix(20)))
    }
    let significant = digits.drop { $0 == "0" }
    guard let number = Int("0" + significant.prefix(13)), range.contains(number) else {
      throw .tooLarge(digits: significant.count)
    }
    return number
  }

  private static func digits(_ text: String) -> String? {
    let groups = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard groups.joined().allSatisfy({ $0.isASCII && $0.isNumber }),
      groups.count == 1 || (1...3).contains(groups[0].count),
      groups.dropFirst().allSatisfy({ $0.count == 3 }), !groups[0].isEmpty
    else { return nil }
    return groups.joined()
  }

  /// A comma, a point, an apostrophe, a space, or one of the narrow or fixed spaces of typesetters.
  private static let separators: Set<Character> = [
    ",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "\u{2009}",
  ]

  private static func timeOfDay(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
    let values = parts.compactMap { Int($0) }
    guard values.count == 3, (0..<24).contains(values[0]), (0..<60).contains(values[1]),
      (0..<60).contains(values[2])
    else { return nil }
    return values[0] * 10_000 + values[1] * 100 + values[2]
  }
}
#endif
