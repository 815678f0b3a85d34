#if PortableViews
/// The look of date pickers.
public protocol DatePickerStyle: Sendable {}

/// The default look of date pickers: fields.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Fields, which open a calendar of the browser.
  public static var automatic: Self { Self() }
}

/// The compact look of date pickers: fields.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Fields, which open a calendar of the browser.
  public static var compact: Self { Self() }
}

/// The look of date pickers as a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month, with a field for the time.
  public static var graphical: Self { Self() }
}

/// The look of date pickers as wheels, which only the system of a telephone draws.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Fields, which open wheels on some telephones.
  public static var wheel: Self { Self() }
}

private struct ShowsCalendarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether date pickers show a calendar.
  var datePickersShowCalendar: Bool {
    get { self[ShowsCalendarKey.self] }
    set { self[ShowsCalendarKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in the view; all styles except the graphical one look the same.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickersShowCalendar, style is GraphicalDatePickerStyle)
  }
}
#endif
