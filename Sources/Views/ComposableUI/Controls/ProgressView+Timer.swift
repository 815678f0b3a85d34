#if PortableViews
public import Foundation

extension ProgressView {
  /// Creates an indicator with labels that shows the time of an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the time that is left shows, rather than the time that has passed.
  ///   - label: Makes the label.
  ///   - currentValueLabel: Makes the words for the value, which are below the indicator.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      .interval(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates an indicator with a label that shows the time of an interval, also in words.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the time that is left shows, rather than the time that has passed.
  ///   - label: Makes the label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates an indicator that shows the time of an interval, also in words.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the time that is left shows, rather than the time that has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView {
  /// The indicator for the time of an interval, made again at each step of the time.
  var timed: some View {
    let interval: (range: ClosedRange<Date>, countsDown: Bool)? =
      if case .interval(let range, let countsDown) = progress { (range, countsDown) } else { nil }
    let range = interval?.range ?? Date.distantPast...Date.distantPast
    return TimelineView(ProgressSchedule(range: range)) { context in
      let part = range.part(at: context.date, countsDown: interval?.countsDown ?? true)
      ProgressView(.fraction(part), label, currentValueLabel)
        .environment(\.progressDate, context.date)
    }
  }
}

/// The time of an interval in words, such as `0:42`, below a progress view.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @Environment(\.progressDate) private var date

  init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  /// The time as a text.
  public var body: some View {
    Text(
      formatted: FormattedTimer(
        interval: interval, now: date ?? Date(), countsDown: countsDown, showsHours: true))
  }
}

extension Text {
  /// Creates a text with the time of an interval, such as `0:42`, when the text is created.
  ///
  /// A ``TimelineView`` around it lets it run. The time stops at the ends of the interval.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The date at which the timer was stopped, if it was.
  ///   - countsDown: Whether the time that is left shows, rather than the time that has passed.
  ///   - showsHours: Whether 60 minutes and more show as hours.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      formatted: FormattedTimer(
        interval: timerInterval, now: pauseTime ?? Date(), countsDown: countsDown,
        showsHours: showsHours))
  }
}

/// The time of an interval that has passed, or that is left.
private struct FormattedTimer: FormattedContent, Equatable {
  let interval: ClosedRange<Date>
  let now: Date
  let countsDown: Bool
  let showsHours: Bool

  func string(in localization: Localization) -> String {
    let now = min(max(now, interval.lowerBound), interval.upperBound)
    let length =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound).rounded(.down)
    let seconds = length.isFinite ? Text.DateStyle.wholeSeconds(max(length, 0)) : 0
    return Text.DateStyle.clock(seconds, showsHours: showsHours)
  }
}

extension ClosedRange<Date> {
  /// Returns the part of the interval that has passed at a date, or that is left.
  fileprivate func part(at date: Date, countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    guard length > 0, length.isFinite else { return countsDown ? 0 : 1 }
    let passed = Swift.min(Swift.max(date.timeIntervalSince(lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

/// The seconds of an interval, and its end.
private struct ProgressSchedule: TimelineSchedule {
  let range: ClosedRange<Date>

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(range.lowerBound).rounded(.down)
    let first = range.lowerBound.addingTimeInterval(passed.isFinite ? max(passed, 0) : 0)
    return Entries(upcoming: min(first, range.upperBound), end: range.upperBound)
  }

  struct Entries: Sequence, IteratorProtocol {
    var upcoming: Date?
    let end: Date

    mutating func next() -> Date? {
      defer {
        upcoming = upcoming.flatMap { $0 < end ? Swift.min($0.addingTimeInterval(1), end) : nil }
      }
      return upcoming
    }
  }
}

private struct ProgressDateKey: EnvironmentKey {
  static let defaultValue: Date? = nil
}

extension EnvironmentValues {
  /// The date for which a progress view shows the time of an interval.
  fileprivate var progressDate: Date? {
    get { self[ProgressDateKey.self] }
    set { self[ProgressDateKey.self] = newValue }
  }
}
#endif
