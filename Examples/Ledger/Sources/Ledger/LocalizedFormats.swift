import Foundation
import LedgerStorage

extension Calendar {
  /// The calendar of ``Day``: no zone moves its days.
  fileprivate static let days: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Day {
  /// The day with its weekday, as in "Tue, Nov 24".
  func title(_ locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: .days, timeZone: .gmt)
    return noon(in: .days).formatted(style.weekday(.abbreviated).month(.abbreviated).day())
  }
}

extension Month {
  private var date: Date { (lastDay?.noon(in: .days)) ?? .distantPast }

  /// The month with its year, as in "November 2026".
  func title(_ locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: .days, timeZone: .gmt)
    return date.formatted(style.month(.wide).year())
  }

  /// The month alone, as in "Nov".
  func abbreviation(_ locale: Locale) -> String {
    let style = Date.FormatStyle(locale: locale, calendar: .days, timeZone: .gmt)
    return date.formatted(style.month(.abbreviated))
  }
}

extension Money {
  /// The amount in whole euros, without their sign.
  func short(_ locale: Locale) -> String {
    (cents / 100).formatted(.number.notation(.compactName).locale(locale))
  }
}
