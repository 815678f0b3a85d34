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

  @Environment(\.calendar) private var calendar
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @State private var shown: Date?

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
    let month = PickedMonth(containing: shown ?? firstDate, in: calendar)
    VStack(alignment: .leading, spacing: 8) {
      if !labelsAreHidden { label }
      HStack {
        Text(month.start, format: .dateTime.month(.wide).year()).font(.headline)
          .accessibilityAddTraits([.isHeader, .updatesFrequently])
        Spacer()
        turn(month, by: -1, .previousMonth, "chevron.backward")
        turn(month, by: 1, .nextMonth, "chevron.forward")
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 7), spacing: 2)
      {
        ForEach(month.weekdays, id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).accessibilityHidden(true)
        }
        ForEach(month.cells) { cell in
          if let date = cell.date {
            DayToggle(
              date: date, number: cell.number, isOn: isOn(date), isEnabled: isAllowed(date))
          } else {
            Text(verbatim: "").accessibilityHidden(true)
          }
        }
      }
    }
    .frame(maxWidth: 360)
  }

  /// A button that shows another month.
  private func turn(
    _ month: PickedMonth, by count: Int, _ title: BuiltInWord, _ symbol: String
  ) -> some View {
    let other = calendar.date(byAdding: .month, value: count, to: month.start)
    let isReachable =
      count < 0
      ? earliest.map { $0 < month.start } ?? true
      : end.map { limit in other.map { $0 < limit } ?? false } ?? true
    return Button {
      shown = other
    } label: {
      Image(systemName: symbol)
    }
    .accessibilityLabel(Text(title))
    .disabled(other == nil || !isReachable)
  }

  /// The date whose month shows at first: a chosen day, or else today, within the bounds.
  private var firstDate: Date {
    let chosen = selection.wrappedValue.compactMap(calendar.date(from:)).min()
    var date = chosen ?? Date()
    if let end, date >= end { date = end.addingTimeInterval(-1) }
    if let earliest, date < earliest { date = earliest }
    return date
  }

  private func isAllowed(_ date: Date) -> Bool {
    if let earliest, date < calendar.startOfDay(for: earliest) { return false }
    if let end, date >= end { return false }
    return true
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
  @Binding var isOn: Bool
  let isEnabled: Bool

  init(date: Date, number: Int, isOn: Binding<Bool>, isEnabled: Bool) {
    self.date = date
    self.number = number
    _isOn = isOn
    self.isEnabled = isEnabled
  }

  var body: some View {
    Toggle(isOn: $isOn) {
      Text(number, format: .number.grouping(.never)).monospacedDigit()
    }
    .toggleStyle(.button)
    .disabled(!isEnabled)
    .frame(maxWidth: .infinity)
    .accessibilityLabel(Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year()))
  }
}

/// A month with its days in weeks.
private struct PickedMonth {
  /// A place in the weeks of a month, with a day or without.
  struct Cell: Identifiable {
    let id: Int
    let number: Int
    let date: Date?
  }

  let start: Date
  let cells: [Cell]
  /// The names of the days of a week, from its first day on.
  let weekdays: [(offset: Int, name: String)]

  init(containing date: Date, in calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let first = calendar.component(.weekday, from: start) - calendar.firstWeekday
    let offset = (first + 7) % 7
    let (start, firstWeekday) = (start, calendar.firstWeekday)
    cells = (0..<offset + count).map { index in
      let day = index - offset
      return Cell(
        id: index, number: day + 1,
        date: day < 0 ? nil : calendar.date(byAdding: .day, value: day, to: start))
    }
    let names = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = names.indices.map { ($0, names[($0 + firstWeekday - 1) % names.count]) }
  }
}

extension DateComponents {
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
      && (era == nil || other.era == nil || era == other.era)
  }
}
#endif
