#if !canImport(Darwin)
public import Foundation

/// A formatter of lengths of time, which Foundation declares as unavailable outside Apple's systems.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.minute, .second]
/// formatter.string(from: 95)  // "1:35"
/// ```
///
/// Units are weeks, days, hours, minutes and seconds. Months and years are given by components alone,
/// and count as 30 and 365 days. Positional styles show weeks and days together with the hours.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // As with all formatters: it is set up first, and may then be used on any thread.

  /// The way in which units are spelled.
  public enum UnitsStyle: Int, Sendable {
    /// Units by position, such as "1:10:05".
    case positional = 0
    /// Short units, such as "1h 10m".
    case abbreviated = 1
    /// Longer units, such as "1 hr, 10 min".
    case short = 2
    /// Whole words, such as "1 hour, 10 minutes".
    case full = 3
    /// Numbers in words, which are digits here.
    case spellOut = 4
    /// Units shorter than short ones.
    case brief = 5
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops zeros in front of positional units, and all zeros of others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Drops units in front that are zero.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Drops units in the middle that are zero.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Drops units at the end that are zero.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// Drops every unit that is zero.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Shows every allowed unit, with two digits by position.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The units to show; those that fit the value if empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// The way in which units are spelled.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The greatest number of units to show, or zero for all.
  open var maximumUnitCount = 0
  /// Whether the last unit may have decimals, which it has not here.
  open var allowsFractionalUnits = false
  /// The calendar, whose locale the words are in.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Returns the text of a length of time.
  ///
  /// - Parameter interval: A length of time in seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    let seconds = Int64(abs(interval))
    let text = unitsStyle == .positional ? positional(seconds) : worded(seconds)
    return interval < 0 && seconds > 0 ? "-\(text)" : text
  }

  /// Returns the text of the time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The earlier date.
  ///   - endDate: The later date.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the text of components.
  ///
  /// - Parameter components: The units to add up.
  open func string(from components: DateComponents) -> String? {
    let days = (components.year ?? 0) * 365 + (components.month ?? 0) * 30
    let hours = (days + (components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)) * 24
    let minutes = (hours + (components.hour ?? 0)) * 60 + (components.minute ?? 0)
    return string(from: Double(minutes * 60 + (components.second ?? 0)))
  }

  /// Returns the text of components in a style.
  ///
  /// - Parameters:
  ///   - components: The units to add up.
  ///   - unitsStyle: The way in which units are spelled.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a length of time in seconds, of dates' components, or `nil` for other values.
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private struct Part {
    let unit: NSCalendar.Unit
    let duration: Duration.UnitsFormatStyle.Unit
    let seconds: Int64
  }

  private static var parts: [Part] {
    [
      Part(unit: .weekOfMonth, duration: .weeks, seconds: 604_800),
      Part(unit: .day, duration: .days, seconds: 86_400),
      Part(unit: .hour, duration: .hours, seconds: 3_600),
      Part(unit: .minute, duration: .minutes, seconds: 60),
      Part(unit: .second, duration: .seconds, seconds: 1),
    ]
  }

  /// The allowed units with their amounts, from the largest to the smallest.
  private func amounts(_ total: Int64) -> [(part: Part, amount: Int64)] {
    var rest = total
    let automatic: NSCalendar.Unit = [.day, .hour, .minute, .second]
    let units = allowedUnits.isEmpty ? automatic : allowedUnits
    return Self.parts.filter { units.contains($0.unit) }.map { part in
      defer { rest %= part.seconds }
      return (part, rest / part.seconds)
    }
  }

  private func positional(_ seconds: Int64) -> String {
    var amounts = amounts(seconds)
    let pads = zeroFormattingBehavior.contains(.pad)
    while !pads, amounts.count > 1, amounts[0].amount == 0 { amounts.removeFirst() }
    if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
    return amounts.enumerated().map { index, item in
      item.amount < 10 && (index > 0 || pads) ? "0\(item.amount)" : "\(item.amount)"
    }.joined(separator: ":")
  }

  private func worded(_ seconds: Int64) -> String {
    let amounts = amounts(seconds)
    guard let smallest = amounts.last else { return "" }
    let pads = zeroFormattingBehavior.contains(.pad)
    let dropped = pads ? amounts : amounts.filter { $0.amount > 0 }
    var shown = dropped.isEmpty ? [smallest] : dropped
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let total = shown.reduce(0) { $0 + $1.amount * $1.part.seconds }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated, .brief: .narrow
      case .short: .abbreviated
      case .full, .spellOut, .positional: .wide
      }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(shown.map(\.part.duration)), width: width,
      zeroValueUnits: pads || dropped.isEmpty ? .show(length: 1) : .hide)
    if let locale = calendar?.locale { style = style.locale(locale) }
    return style.format(.seconds(total))
  }
}
#endif
