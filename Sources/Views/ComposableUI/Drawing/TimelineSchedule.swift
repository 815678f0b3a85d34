#if PortableViews
public import Foundation

/// The dates at which a timeline view shows its content again.
public protocol TimelineSchedule {
  /// The frequency that the surroundings allow.
  typealias Mode = TimelineScheduleMode

  /// The type of the dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from around a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a timeline's dates that the surroundings allow.
public enum TimelineScheduleMode: Sendable {
  /// As the schedule says.
  case normal
  /// Rarely, while nobody looks.
  case lowFrequency
}

/// A schedule of dates with the same interval between them.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates an endless schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one at or before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      return Entries(upcoming: self.startDate, step: nil)
    }
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let count = passed.isFinite ? max(passed, 0) : 0
    return Entries(
      upcoming: self.startDate.addingTimeInterval(count * interval), step: interval)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate let step: TimeInterval?

    /// Returns the next date.
    public mutating func next() -> Date? {
      defer { upcoming = step.flatMap { upcoming?.addingTimeInterval($0) } }
      return upcoming
    }
  }
}

/// A schedule of the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the beginnings of minutes, from the minute of a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: minute), by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns all dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule for an animation, of at most thirty dates a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The least time between two dates, in seconds: each of them is a message to the renderer.
  public static let leastInterval = 1.0 / 30

  private let interval: Double
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least time between two dates, in seconds.
  ///   - paused: Whether there are no more dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, Self.leastInterval)
    isPaused = paused
  }

  /// Returns the dates from a date on; only that date if the schedule is paused.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(
      upcoming: start, step: isPaused || mode == .lowFrequency ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates with the same interval between them.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for an animation, of at most thirty dates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule for an animation that can be paused, of at most thirty dates a second.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
#endif
