#if PortableViews
public import Foundation

/// The parts of a date that a date picker picks.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
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

  init(
    _ label: Label, _ selection: Binding<Date>, _ bounds: (lower: Date?, upper: Date?),
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
    self.components = components
  }

  package func element(in environment: EnvironmentValues) -> ElementContent {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.timeZone
    let details = DatePickerDetails(
      date: selection.wrappedValue, earliest: bounds.lower, latest: bounds.upper,
      components: components, calendar: calendar)
    var element = ViewElement(
      details: .datePicker(details), text: ViewOutline(label, in: environment).title)
    element.isLabelHidden = environment.labelsAreHidden
    element.isDisabled = !environment.isEnabled
    var picker = ElementContent(element)
    picker.handlers.add(.input, date: choose)
    return picker
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(
      ObservingContent {
        if components.contains(.date), environment.datePickersShowCalendar {
          GraphicalDatePicker(picker: self)
        } else {
          ElementView(element(in: environment))
        }
      })
  }

  /// Chooses the closest date within the bounds.
  func choose(_ date: Date) {
    var date = date
    if let lower = bounds.lower { date = max(date, lower) }
    if let upper = bounds.upper { date = min(date, upper) }
    selection.wrappedValue = date
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

extension DatePicker {
  /// Creates a date picker with a label, for dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (range.lowerBound, nil), displayedComponents)
  }

  /// Creates a date picker with a label, for dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, (nil, range.upperBound), displayedComponents)
  }
}
#endif
