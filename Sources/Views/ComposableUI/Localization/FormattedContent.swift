#if PortableViews
import Foundation

/// A value that is formatted in the user's language.
protocol FormattedContent: Sendable {
  /// Returns the text in a language, a time zone and a calendar.
  ///
  /// An unknown one is taken from the format, or from the process.
  func string(in localization: Localization) -> String

  /// Returns whether another value shows the same text in every language.
  func isEqual(to other: any FormattedContent) -> Bool
}

extension FormattedContent where Self: Equatable {
  func isEqual(to other: any FormattedContent) -> Bool {
    other as? Self == self
  }
}

/// A value with a format.
// Safe: a format and its input are immutable values.
struct FormattedInput<F: FormatStyle>: FormattedContent, Equatable, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in localization: Localization) -> String {
    let format = localization.formatLocale.map(format.locale) ?? format
    guard let style = format as? Date.FormatStyle, let date = input as? Date else {
      return format.format(input)
    }
    return style.adapted(to: localization).format(date)
  }
}

/// A date in a style.
struct FormattedDate: FormattedContent, Equatable {
  let date: Date
  let style: Text.DateStyle
  let now = Date()

  func string(in localization: Localization) -> String {
    style.text(of: date, now: now, in: localization)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.date == rhs.date && lhs.style == rhs.style && (!lhs.style.isRelative || lhs.now == rhs.now)
  }
}

/// A range of dates, with both ends.
struct FormattedDates: FormattedContent, Equatable {
  let dates: ClosedRange<Date>

  func string(in localization: Localization) -> String {
    let style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: localization.formatLocale ?? .current
    ).adapted(to: localization)
    return "\(style.format(dates.lowerBound)) – \(style.format(dates.upperBound))"
  }
}

extension Date.FormatStyle {
  /// Returns the style with a localization's time zone and calendar, unless it has its own.
  func adapted(to localization: Localization) -> Self {
    var style = self
    if let timeZone = localization.timeZone, style.timeZone == .autoupdatingCurrent {
      style.timeZone = timeZone
    }
    if let calendar = localization.calendar, style.calendar == .autoupdatingCurrent {
      style.calendar = calendar
    }
    return style
  }
}
#endif
