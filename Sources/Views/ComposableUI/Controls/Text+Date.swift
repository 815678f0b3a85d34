#if PortableViews
public import Foundation

extension Text {
  /// A format of dates.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind {
      case date, time, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The day, as in "June 3, 2019".
    public static let date = Self(kind: .date)
    /// The time of the day, as in "11:23 PM".
    public static let time = Self(kind: .time)
    /// The distance from now, as in "2 hours, 23 minutes".
    public static let relative = Self(kind: .relative)
    /// The signed distance from now, as in "+2 hours".
    public static let offset = Self(kind: .offset)
    /// The distance from now as a clock, as in "2:32".
    public static let timer = Self(kind: .timer)
  }

  /// Creates a text from a date; a relative style uses the time at which the text is created.
  public init(_ date: Date, style: DateStyle) {
    self.init(formatted: FormattedDate(date: date, style: style))
  }

  /// Creates a text from a range of dates, with both ends.
  public init(_ dates: ClosedRange<Date>) {
    self.init(formatted: FormattedDates(dates: dates))
  }

  /// Creates a text from an interval, with its start and its end.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}

extension Text.DateStyle {
  /// Whether the text depends on the current time.
  var isRelative: Bool { kind != .date && kind != .time }

  func text(of date: Date, now: Date, in localization: Localization = Localization()) -> String {
    func format(
      _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
      let locale = localization.formatLocale ?? .current
      return Date.FormatStyle(date: day, time: time, locale: locale)
        .adapted(to: localization).format(date)
    }
    let seconds = Self.wholeSeconds(date.timeIntervalSince(now))
    return switch kind {
    case .date: format(.long, .omitted)
    case .time: format(.omitted, .shortened)
    case .relative: Self.units(abs(seconds)).joined(separator: ", ")
    case .offset: (seconds < 0 ? "-" : "+") + Self.units(abs(seconds))[0]
    case .timer: Self.clock(abs(seconds))
    }
  }

  /// Rounds an interval to whole seconds, limited to a number that fits an `Int`.
  static func wholeSeconds(_ interval: TimeInterval) -> Int {
    let limit = 4.4e17
    return interval.isNaN ? 0 : Int(min(max(interval.rounded(), -limit), limit))
  }

  /// Returns the two largest units of a number of seconds.
  private static func units(_ seconds: Int) -> [String] {
    let units = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)]
    let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
    var rest = seconds
    var texts: [String] = []
    for (name, length) in units[first...].prefix(2) {
      let count = rest / length
      rest %= length
      if count > 0 || texts.isEmpty { texts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return texts
  }

  /// Returns a number of seconds as on a clock, with hours if there are any and they are wanted.
  static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3_600 : 0
    let minutes = seconds / 60 - hours * 60
    let start = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(start):\(twoDigits(seconds % 60))"
  }
}
#endif
