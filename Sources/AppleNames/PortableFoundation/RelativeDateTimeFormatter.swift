#if !canImport(Darwin)
public import Foundation

/// A formatter of how far away a date is, such as "2 hours ago".
///
/// ```swift
/// RelativeDateTimeFormatter().localizedString(for: .now.addingTimeInterval(-7_200), relativeTo: .now)
/// ```
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // As with all formatters: it is set up first, and may then be used on any thread.

  /// The choice between numbers and names.
  public enum DateTimeStyle: Int, Sendable {
    /// A number always, such as "1 day ago".
    case numeric = 0
    /// A name where there is one, such as "yesterday".
    case named = 1
  }

  /// The way in which units are spelled.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words, such as "2 months ago".
    case full = 0
    /// Numbers in words, such as "two months ago".
    case spellOut = 1
    /// Short units, such as "2 mo. ago".
    case short = 2
    /// The shortest units, such as "2mo ago".
    case abbreviated = 3
  }

  /// The choice between numbers and names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The way in which units are spelled.
  open var unitsStyle = UnitsStyle.full
  /// The calendar of the units.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language of the words.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns how far a date is from another.
  ///
  /// - Parameters:
  ///   - date: The date to describe.
  ///   - referenceDate: The date that counts as now.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns the words for a length of time from now.
  ///
  /// - Parameter timeInterval: Seconds from now, negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    style.format(.now.addingTimeInterval(timeInterval))
  }

  /// Returns the words for components from now.
  ///
  /// - Parameter components: The units to add to the present.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date.now
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns the words for a date or components, or `nil` for other values.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let date as Date: localizedString(for: date, relativeTo: .now)
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
  }
}
#endif
