import Foundation

/// A day of the Gregorian calendar, in no time zone.
public struct Day: Hashable, Sendable, Comparable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// The years that a ledger takes.
  public static let years = 1900...2100

  /// Creates a day, or `nil` if the calendar has none such within ``years``.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.init(checked: year, month, day)
  }

  private init(checked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (lhs: Day, rhs: Day) -> Bool { lhs.number < rhs.number }

  /// The number of days since 1900-01-01.
  public var number: Int {
    let months = (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) }
    return Self.daysBefore(year) + months + day - 1
  }

  /// Creates the day that is a number of days after 1900-01-01.
  init?(number: Int) {
    guard number >= 0 else { return nil }
    // An estimate that is never too late, put right by the loop.
    var year = 1900 + number / 366
    while Self.daysBefore(year + 1) <= number { year += 1 }
    var rest = number - Self.daysBefore(year)
    var month = 1
    while rest >= Self.days(in: month, of: year) {
      rest -= Self.days(in: month, of: year)
      month += 1
    }
    self.init(year: year, month: month, day: rest + 1)
  }

  /// The month of the day.
  public var inMonth: Month { Month(year: year, month: month) }

  private static func daysBefore(_ year: Int) -> Int {
    let past = year - 1
    return 365 * (year - 1900) + (past / 4 - past / 100 + past / 400) - 460
  }

  static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension Day {
  /// The reason why a text is no day.
  public enum Problem: Error, Hashable, Sendable {
    case unreadable(String)
    case outOfRange(String)
  }

  /// Reads a day from a text such as "2026-11-24".
  public init(parsing text: String) throws(Problem) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = trimmed.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(part) : nil
    }
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...Self.days(in: numbers[1], of: numbers[0])).contains(numbers[2])
    else { throw .unreadable(trimmed) }
    guard let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else {
      throw .outOfRange(trimmed)
    }
    self = day
  }

  /// The day as in "2026-11-24".
  public var plain: String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// The day of a moment, as a calendar has it.
  public init(_ date: Date, calendar: Calendar) throws(Problem) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    guard parts.era == 1,
      let day = Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    else { throw .outOfRange("\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0)") }
    self = day
  }

  /// Noon of the day, as a calendar has it.
  public func noon(in calendar: Calendar) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: 12)
    return calendar.date(from: parts) ?? .distantPast
  }
}

/// A month of a year.
public struct Month: Hashable, Sendable, Comparable, Identifiable {
  public let year: Int
  public let month: Int

  /// Creates a month from its year and its number from 1 to 12.
  public init(year: Int, month: Int) {
    self.year = year
    self.month = month
  }

  public var id: Int { number }

  /// The number of months since the year 0.
  public var number: Int { year * 12 + month - 1 }

  /// Creates the month that is a number of months after the first of the year 0.
  public init(number: Int) {
    self.init(year: number / 12, month: number % 12 + 1)
  }

  public static func < (lhs: Month, rhs: Month) -> Bool { lhs.number < rhs.number }

  /// The last day of the month.
  public var lastDay: Day? {
    Day(year: year, month: month, day: Day.days(in: month, of: year))
  }
}
