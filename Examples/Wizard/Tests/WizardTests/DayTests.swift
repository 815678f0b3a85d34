import Foundation
import Testing

@testable import Wizard

struct DayTests {
  @Test("Days are parsed from the format they are written in only")
  func text() {
    for number in stride(from: -30_000, through: 60_000, by: 997) {
      let day = Day(number: number)
      #expect(Day(day.description) == day)
    }
    #expect(Day("2028-02-29")?.description == "2028-02-29")
    for wrong in [
      "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-7-1", "26-07-01", "2026-07-01x",
      "2026/07/01", "+026-07-01", "٢٠٢٦-07-01",
    ] {
      #expect(Day(wrong) == nil, "\(wrong)")
    }
  }

  @Test("Weekdays are counted from Monday, before 1970 as well")
  func weekday() {
    #expect(Day("2026-07-06")?.weekday == 0)
    #expect(Day("2026-07-05")?.weekday == 6)
    #expect(Day("1969-12-31")?.weekday == 2)
  }

  @Test("A day is in the time zone of the calendar")
  func timeZone() {
    let late = Day("2026-07-01")!.midnight.addingTimeInterval(23 * 3_600)
    var calendar = Calendar.greenwich
    #expect(Day(late, in: calendar) == Day("2026-07-01"))
    calendar.timeZone = TimeZone(secondsFromGMT: 2 * 3_600)!
    #expect(Day(late, in: calendar) == Day("2026-07-02"))
    calendar.timeZone = TimeZone(secondsFromGMT: -11 * 3_600)!
    let day = Day("2026-07-02")!
    #expect(Day(day.noon(in: calendar), in: calendar) == day)
  }

  @Test("The suggested stay begins on the Friday of next week")
  func suggestion() {
    for number in 0..<14 {
      let today = today + number
      let draft = Draft.suggested(today: today)
      #expect(draft.checkIn?.weekday == 4)
      #expect((7..<14).contains(draft.checkIn! - today))
      #expect(draft.nights == 2)
      #expect(draft.problems(of: .dates, today: today) == [])
      #expect(!draft.hasChoices(today: today))
    }
  }
}
