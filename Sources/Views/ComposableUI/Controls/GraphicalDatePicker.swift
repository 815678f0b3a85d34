#if PortableViews
import Foundation

/// A date picker as a calendar of a month, with a field for the time if it is picked as well.
struct GraphicalDatePicker<Label: View>: View {
  let picker: DatePicker<Label>

  @Environment(\.shownCalendar) private var calendar
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let chosen = picker.selection.wrappedValue
    let (earliest, latest) = picker.bounds
    VStack(alignment: .leading, spacing: 8) {
      if !labelsAreHidden { picker.label }
      MonthCalendar(
        firstDate: chosen, earliest: earliest, end: latest?.addingTimeInterval(1), anchor: chosen,
        spacing: 0
      ) { day, number in
        DayButton(
          date: day, number: number, isChosen: calendar.isDate(day, inSameDayAs: chosen),
          choose: { choose(day) })
      }
      if picker.components.contains(.hourAndMinute) {
        DatePicker<Text>(Text(.time), picker.selection, picker.bounds, .hourAndMinute)
          .environment(\.labelsAreHidden, false)
      }
    }
    .frame(maxWidth: 360)
  }

  /// Chooses a day, at the time of the chosen date.
  private func choose(_ day: Date) {
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: picker.selection.wrappedValue)
    picker.choose(
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        ?? day)
  }
}

/// A button that chooses a day of a month.
private struct DayButton: View {
  let date: Date
  let number: Int
  let isChosen: Bool
  let choose: @MainActor () -> Void

  @Environment(\.localization) private var localization

  var body: some View {
    Button(action: choose) {
      Text(number, format: .number.grouping(.never)).monospacedDigit()
    }
    // The button stays the same one, which keeps its focus.
    .environment(\.buttonStyleChoice, .builtIn(isChosen ? .borderedProminent : .plain))
    .environment(\.controlSize, .regular)
    .buttonBorderShape(.circle)
    .accessibilityLabel(Text(date, format: .dateTime.weekday(.wide).day().month(.wide).year()))
    .decorated(
      .content,
      traits: { if isChosen { $0.hint = Text(.selected).string(in: localization) } })
  }
}
#endif
