#if Macros
import Testing

@testable import PrimeTime

struct NumberEntryTests {
  @Test(
    "Numbers are parsed with separators, spaces and colons",
    arguments: [
      ("0", 0), ("7", 7), (" 142307\n", 142_307), ("142,307", 142_307), ("142.307", 142_307),
      ("1 234 567", 1_234_567), ("12’345", 12_345), ("142\u{202F}307", 142_307), ("007", 7),
      ("999999999999", 999_999_999_999), ("14:23:07", 142_307), ("0:00:02", 2),
      (String(repeating: "0", count: 30) + "5", 5),
    ])
  func valid(text: String, number: Int) throws {
    #expect(try NumberEntry.number(text) == number)
  }

  @Test(
    "Text that is not a number has a problem with the reason",
    arguments: [
      ("", .empty), ("  \n", .empty), ("-7", .negative), ("−1,000", .negative),
      ("abc", .notWhole("abc")), ("3.5", .notWhole("3.5")), ("1,23", .notWhole("1,23")),
      (",", .notWhole(",")), ("1,,000", .notWhole("1,,000")), ("-", .notWhole("-")),
      ("٣", .notWhole("٣")), ("24:00:00", .notWhole("24:00:00")), ("12:30", .notWhole("12:30")),
      (String(repeating: "x", count: 300), .notWhole(String(repeating: "x", count: 20))),
      ("1000000000000", .tooLarge(digits: 13)),
      (String(repeating: "9", count: 30), .tooLarge(digits: 30)),
    ] as [(String, NumberEntry.Problem)])
  func invalid(text: String, problem: NumberEntry.Problem) {
    #expect(throws: problem) { try NumberEntry.number(text) }
  }
}
#endif
