#if PortableViews
public import Foundation

/// A control to choose several days, as a month whose days are switched on and off.
///
/// The days of the selection have a calendar, an era, a year, a month and a day.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  /// The first date after those that can be chosen.
  private let end: Date?

  @Environment(\.shownCalendar) private var calendar
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  private init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, from earliest: Date? = nil,
    upTo end: Date? = nil
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.end = end
  }

  /// The label, then the days of a month.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !labelsAreHidden { label }
      MonthCalendar(firstDate: firstDate, earliest: earliest, end: end) { date, number in
        DayToggle(date: date, number: number, isOn: isOn(date))
      }
    }
    .frame(maxWidth: 360)
  }

  /// The date whose month shows at first: a chosen day, or else today, within the bounds.
  private var firstDate: Date {
    let chosen = selection.wrappedValue.compactMap(calendar.date(from:)).min()
    var date = chosen ?? Date()
    if let end, date >= end { date = end.addingTimeInterval(-1) }
    if let earliest, date < earliest { date = earliest }
    return date
  }

  private func isOn(_ date: Date) -> Binding<Bool> {
    let day = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    return Binding {
      selection.wrappedValue.contains { $0.isSameDay(as: day) }
    } set: { isOn in
      // One write, so that a feature gets one action.
      var days = selection.wrappedValue.filter { !$0.isSameDay(as: day) }
      if isOn { days.insert(day) }
      selection.wrappedValue = days
    }
  }
}

extension MultiDatePicker {
  /// Creates a picker of days with a label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  /// Creates a picker of the days of a range, with a label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: bounds.lowerBound, upTo: bounds.upperBound)
  }

  /// Creates a picker of the days from one on, with a label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: bounds.lowerBound)
  }

  /// Creates a picker of the days before a date, with a label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, upTo: bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of days with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection)
  }

  /// Creates a picker of days with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(title), selection)
  }

  /// Creates a picker of the days of a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(Text(titleKey), selection, from: bounds.lowerBound, upTo: bounds.upperBound)
  }

  /// Creates a picker of the days from one on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(Text(titleKey), selection, from: bounds.lowerBound)
  }

  /// Creates a picker of the days before a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(Text(titleKey), selection, upTo: bounds.upperBound)
  }
}

/// One day of a month, which is on while it is chosen.
private struct DayToggle: View {
  let date: Date
  let number: Int
  let isOn: Binding<Bool>

  var body: some View {
    Toggle(isOn: isOn) {
      Text(number, format: .number.grouping(.never)).monospacedDigit()
    }
    .toggleStyle(.button)
    .frame(maxWidth: .infinity)
    .accessibilityLabel(Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year()))
  }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
      && (era == nil || other.era == nil || era == other.era)
  }
}
#endif
