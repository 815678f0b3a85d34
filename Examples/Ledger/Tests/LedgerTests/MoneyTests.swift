import Foundation
import Testing

@testable import LedgerStorage

struct MoneyTests {
  @Test(
    "an amount has at most two decimals after a point or a comma",
    arguments: [
      ("1", 100), ("12.5", 1_250), ("12,50", 1_250), (" 0.01 ", 1), ("007.00", 700),
      ("999999999.99", 99_999_999_999),
    ])
  func parses(text: String, cents: Int) throws {
    #expect(try Money(parsing: text) == Money(cents: cents))
  }

  @Test(
    "a text that is not an amount is refused with the reason",
    arguments: [
      ("", Money.Problem.missing), ("  ", .missing), ("abc", .unreadable("abc")),
      ("1,234.50", .unreadable("1,234.50")), ("1.234", .unreadable("1.234")),
      (".5", .unreadable(".5")), ("5.", .unreadable("5.")), ("1e3", .unreadable("1e3")),
      ("٣", .unreadable("٣")), ("0", .notPositive("0")), ("-3.20", .notPositive("-3.20")),
      ("1000000000", .tooLarge("1000000000")),
      ("9223372036854775808", .tooLarge("9223372036854775808")),
      ("99999999999999999999.99", .tooLarge("99999999999999999999.99")),
    ])
  func refuses(text: String, problem: Money.Problem) {
    #expect(throws: problem) { try Money(parsing: text) }
  }

  @Test("the plain text of an amount is read as the same amount", arguments: [1, 10, 100, 123_456])
  func plain(cents: Int) throws {
    #expect(try Money(parsing: Money(cents: cents).plain) == Money(cents: cents))
  }

  @Test("an amount is formatted for its locale")
  func formatted() {
    let money = Money(cents: 123_450)
    #expect(money.formatted(locale: Locale(identifier: "en_US")) == "€1,234.50")
    #expect(money.formatted(locale: Locale(identifier: "de_DE")) == "1.234,50\u{a0}€")
  }
}
