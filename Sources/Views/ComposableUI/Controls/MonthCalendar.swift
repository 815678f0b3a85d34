#if PortableViews
import Foundation

/// The days of a month in weeks, with buttons that show other months.
struct MonthCalendar<Day: View>: View {
  /// A date of the month that shows at first.
  let firstDate: Date
  let earliest: Date?
  /// The first date after those that can be chosen.
  let end: Date?
  /// A date whose change shows the first date's month again.
  let anchor: Date?
  /// The space between days beside each other, in points.
  let spacing: Double
  /// Makes the view of a day from its date and its number in the month.
  let day: (Date, Int) -> Day

  @Environment(\.shownCalendar) private var calendar
  /// A date of the month that a button has shown.
  @State private var shown: Date?

  init(
    firstDate: Date, earliest: Date?, end: Date?, anchor: Date? = nil, spacing: Double = 2,
    @ViewBuilder day: @escaping (Date, Int) -> Day
  ) {
    self.firstDate = firstDate
    self.earliest = earliest
    self.end = end
    self.anchor = anchor
    self.spacing = spacing
    self.day = day
  }

  var body: some View {
    let month = PickedMonth(containing: shown ?? firstDate, in: calendar)
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(month.start, format: .dateTime.month(.wide).year()).font(.headline)
          // Headings of sections have the second level, and look otherwise.
          .accessibilityHeading(.h3)
          .accessibilityAddTraits([.isHeader, .updatesFrequently])
        Spacer()
        turn(month, by: -1, .previousMonth, "chevron.backward")
        turn(month, by: 1, .nextMonth, "chevron.forward")
      }
      let column = GridItem(.flexible(), spacing: spacing)
      LazyVGrid(columns: Array(repeating: column, count: 7), spacing: 2) {
        ForEach(month.weekdays, id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).accessibilityHidden(true)
        }
        ForEach(month.cells) { cell in
          if let date = cell.date {
            day(date, cell.number).disabled(!isAllowed(date))
          } else {
            Text(verbatim: "").accessibilityHidden(true)
          }
        }
      }
    }
    .onChange(of: anchor) { shown = nil }
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

  private func isAllowed(_ date: Date) -> Bool {
    if let earliest, date < calendar.startOfDay(for: earliest) { return false }
    if let end, date >= end { return false }
    return true
  }
}

extension EnvironmentValues {
  /// The calendar, in the time zone and the language of texts.
  var shownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
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
#endif
