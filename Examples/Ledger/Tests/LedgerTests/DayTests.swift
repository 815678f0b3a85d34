import Foundation
import Testing

@testable import LedgerStorage

struct DayTests {
  @Test("numbers and days convert to each other from 1900 to 2100")
  func numbers() throws {
    var day = try #require(Day(year: 1900, month: 1, day: 1))
    let last = try #require(Day(year: 2100, month: 12, day: 31))
    for number in 0...last.number {
      #expect(day.number == number && Day(number: number) == day)
      let next =
        Day(year: day.year, month: day.month, day: day.day + 1)
        ?? Day(year: day.year, month: day.month + 1, day: 1)
        ?? Day(year: day.year + 1, month: 1, day: 1)
      guard let next else { break }
      day = next
    }
    #expect(day == last)
    #expect(Day(number: last.number + 1) == nil)
  }

  @Test(
    "a day is read from year, month and day",
    arguments: ["1900-01-01", "2000-02-29", "2026-11-24", "2100-12-31"])
  func parses(text: String) throws {
    #expect(try Day(parsing: text).plain == text)
  }

  @Test(
    "a text that is not a day is refused with the reason",
    arguments: [
      ("", Day.Problem.unreadable("")), ("24.11.2026", .unreadable("24.11.2026")),
      ("2026-13-01", .unreadable("2026-13-01")), ("2026-02-29", .unreadable("2026-02-29")),
      ("26-11-24", .unreadable("26-11-24")), ("1899-12-31", .outOfRange("1899-12-31")),
      ("2101-01-01", .outOfRange("2101-01-01")), ("0000-01-01", .outOfRange("0000-01-01")),
    ])
  func refuses(text: String, problem: Day.Problem) {
    #expect(throws: problem) { try Day(parsing: text) }
  }

  @Test("noon of a day is on that day, in every time zone", arguments: [-11, 0, 14])
  func noon(hours: Int) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
    let day = try #require(Day(year: 2026, month: 11, day: 24))
    #expect(try Day(day.noon(in: calendar), calendar: calendar) == day)
  }

  @Test("a date too long ago is out of range")
  func ancient() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    #expect(throws: Day.Problem.outOfRange("1850-6-1")) {
      try Day(Date(timeIntervalSince1970: -3_773_779_200), calendar: calendar)
    }
  }
}
