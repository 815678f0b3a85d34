#if PortableViews
public import Foundation

/// The clock of timeline views and of animations that a view computes.
///
/// Tests put one of their own into the environment as `timelineClock`, and advance it.
public struct TimelineClock: Sendable {
  /// The clock of animations that a function starts outside of a view.
  @TaskLocal package static var current = TimelineClock.system

  private let date: @Sendable () -> Date
  private let wait: @Sendable (TimeInterval) async throws -> Void

  /// The clock of the system.
  public static let system = Self(
    date: { Date() }, wait: { try await Task.sleep(for: .seconds($0)) })

  private init(
    date: @escaping @Sendable () -> Date,
    wait: @escaping @Sendable (TimeInterval) async throws -> Void
  ) {
    self.date = date
    self.wait = wait
  }

  /// Creates a clock from another, which shows a date now.
  public init<C: Clock>(_ clock: C, startingAt start: Date) where C.Duration == Duration {
    let first = clock.now
    self.init(
      date: {
        let (seconds, attoseconds) = first.duration(to: clock.now).components
        return start.addingTimeInterval(Double(seconds) + Double(attoseconds) * 1e-18)
      },
      wait: { try await clock.sleep(for: .seconds($0)) })
  }

  /// The date that the clock shows.
  var now: Date { date() }

  /// Waits until a date; throws if the task is cancelled.
  func sleep(until deadline: Date) async throws {
    let interval = deadline.timeIntervalSince(now)
    if interval > 0 { try await wait(interval) }
    try Task.checkCancellation()
  }
}

private struct TimelineClockKey: EnvironmentKey {
  static let defaultValue = TimelineClock.system
}

extension EnvironmentValues {
  /// The clock of the timeline views inside of a view.
  public var timelineClock: TimelineClock {
    get { self[TimelineClockKey.self] }
    set { self[TimelineClockKey.self] = newValue }
  }
}
#endif
