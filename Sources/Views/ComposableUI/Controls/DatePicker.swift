#if PortableViews
public import Foundation

/// The parts of a date that a date picker picks.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = Self(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = Self(rawValue: 1 << 1)
}

/// A control to choose a date, a time, or both.
public struct DatePicker<Label: View>: View, ObservedElementView {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  let label: Label
  let selection: Binding<Date>
  let bounds: (lower: Date?, upper: Date?)
  let components: DatePickerComponents

  private init(
    _ label: Label, _ selection: Binding<Date>, _ bounds: (lower: Date?, upper: Date?),
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  package func element(in environment: EnvironmentValues) -> ElementContent {
    let text = DateText(components: components)
    var element = ViewElement(.datePicker, text: ViewOutline(label, in: environment).title)
    element.attributes[.inputKind] = text.kind
    element.attributes[.minimum] = bounds.lower.map(text.write)
    element.attributes[.maximum] = bounds.upper.map(text.write)
    if environment.labelsAreHidden { element.attributes[.look] = "unlabelled" }
    element.value = text.write(selection.wrappedValue)
    element.isDisabled = !environment.isEnabled
    var picker = ElementContent(element)
    picker.handlers.add(.input) { [selection, bounds] value in
      guard var date = value.flatMap({ text.read($0, on: selection.wrappedValue) }) else {
        return false
      }
      if let lower = bounds.lower { date = max(date, lower) }
      if let upper = bounds.upper { date = min(date, upper) }
      selection.wrappedValue = date
      return true
    }
    return picker
  }
}

/// Formats and parses dates as browser inputs do, in the time zone of the process.
struct DateText {
  let components: DatePickerComponents
  var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }()

  var kind: String {
    switch (components.contains(.date), components.contains(.hourAndMinute)) {
    case (true, false): "date"
    case (false, true): "time"
    default: "dateTime"
    }
  }

  func write(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int = 2) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    let time = "\(digits(parts.hour)):\(digits(parts.minute))"
    return kind == "date" ? day : kind == "time" ? time : "\(day)T\(time)"
  }

  /// Parses a text, or returns `nil` for an invalid one.
  ///
  /// A day or a time that the text omits is taken from `date`.
  func read(_ text: String, on date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == (kind == "dateTime" ? 2 : 1) else { return nil }
    if kind != "time" {
      guard let day = Self.numbers(halves[0], "-", lengths: [4, 2, 2]), day[0] > 0,
        (1...12).contains(day[1]), (1...31).contains(day[2])
      else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if kind != "date" {
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

extension DatePicker {
  /// Creates a date picker with a label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (nil, nil), displayedComponents)
  }

  /// Creates a date picker with a label for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (range.lowerBound, range.upperBound), displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (nil, nil), displayedComponents)
  }

  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, (nil, nil), displayedComponents)
  }

  /// Creates a date picker with a title for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (range.lowerBound, range.upperBound), displayedComponents)
  }

  /// Creates a date picker with a title for dates from a lower bound.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (range.lowerBound, nil), displayedComponents)
  }

  /// Creates a date picker with a title for dates up to an upper bound.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection, (nil, range.upperBound), displayedComponents)
  }
}
#endif
