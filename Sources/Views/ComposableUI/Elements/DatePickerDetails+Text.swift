#if PortableViews
public import Foundation

extension DatePickerDetails {
  /// The parts of a date that a picker's text has.
  public enum TextForm: String, Hashable, Sendable {
    /// Such as `2026-02-28`.
    case date
    /// Such as `17:05`.
    case time
    /// Such as `2026-02-28T17:05`.
    case dateTime
  }

  /// The form of the picker's text.
  public var textForm: TextForm {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): .date
    case (false, true): .time
    default: .dateTime
    }
  }

  /// Returns a date as text in the picker's form, calendar and time zone.
  public func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    let time = "\(digits(parts.hour)):\(digits(parts.minute))"
    return textForm == .date ? day : textForm == .time ? time : "\(day)T\(time)"
  }

  /// Returns the date that a text in the picker's form sets, or `nil` for any other text.
  ///
  /// The parts that the text lacks come from the present date.
  public func date(from text: String) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == (textForm == .dateTime ? 2 : 1) else { return nil }
    if textForm != .time {
      guard let day = Self.numbers(halves[0], "-", lengths: [4, 2, 2]), day[0] > 0,
        (1...12).contains(day[1]), (1...31).contains(day[2])
      else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if textForm != .date {
      guard let time = Self.numbers(halves[halves.count - 1].prefix(5), ":", lengths: [2, 2]),
        (0..<24).contains(time[0]), (0..<60).contains(time[1])
      else { return nil }
      (parts.hour, parts.minute) = (time[0], time[1])
      parts.second = 0
    }
    return calendar.date(from: parts)
  }

  private static func numbers(_ text: Substring, _ separator: Character, lengths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == lengths,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }
}
#endif
