import Foundation

/// A day of the Gregorian calendar, without a time and a time zone.
///
/// Nights are counted between days, so that a change of the clocks adds or removes none.
struct Day: Hashable, Sendable {
  /// Days since 1 January 1970.
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// The day of a date in a calendar's time zone.
  init(_ date: Date, in calendar: Calendar) {
    let seconds = calendar.timeZone.secondsFromGMT(for: date)
    let time = date.timeIntervalSince1970 + Double(seconds)
    number = Int((time / Self.length).rounded(.down))
  }

  /// A day by its year, month and day of the month, or `nil` if there is none.
  init?(_ year: Int, _ month: Int, _ day: Int) {
    let parts = DateComponents(year: year, month: month, day: day)
    guard (1...9999).contains(year), let date = Self.calendar.date(from: parts),
      Self.calendar.dateComponents([.year, .month, .day], from: date) == parts
    else { return nil }
    number = Int((date.timeIntervalSince1970 / Self.length).rounded(.down))
  }

  /// The year, the month and the day of the month.
  var components: (year: Int, month: Int, day: Int) {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: midnight)
    return (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  /// The day of the week: 0 for Monday, 6 for Sunday.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// The first moment of the day in Greenwich, for formats.
  var midnight: Date { Date(timeIntervalSince1970: Double(number) * Self.length) }

  /// Noon of the day in a calendar's time zone, for date pickers.
  func noon(in calendar: Calendar) -> Date {
    let noon = midnight.addingTimeInterval(Self.length / 2)
    return noon.addingTimeInterval(-Double(calendar.timeZone.secondsFromGMT(for: noon)))
  }

  static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
  static func - (day: Day, days: Int) -> Day { Day(number: day.number - days) }
  static func - (end: Day, start: Day) -> Int { end.number - start.number }

  private static let length: TimeInterval = 86_400
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Day: Comparable {
  static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }
}

extension Day: LosslessStringConvertible {
  /// Reads a day as files and addresses write it: `2026-12-24`.
  init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  var description: String {
    let (year, month, day) = components
    return String(format: "%04d-%02d-%02d", year, month, day)
  }
}

extension Day: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is not a day such as 2026-12-24")
    }
    self = day
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
