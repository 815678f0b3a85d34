#if PortableViews
public import Foundation

/// A view that shows its content again at each date of a schedule.
///
/// The dates pass where the views run. They stop while the window or page is hidden, and continue with
/// the current one once it shows again.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// The date for which a timeline view shows its content.
  public struct Context: Sendable {
    /// The frequency of a timeline view's dates.
    public enum Cadence: Comparable, Sendable {
      /// As the schedule says.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The date of the schedule.
    public let date: Date
    /// The frequency of the dates, which the schedule alone decides.
    public let cadence: Cadence
  }
}

/// The context of every timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  /// Creates a view whose content is shown again at the dates of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the last date of the schedule that has passed.
  public var body: some View { TimelineContent(schedule: schedule, content: content) }
}

private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: View {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.timelineClock) private var clock
  @State private var model = TimelineModel()

  var body: some View {
    let first = model.firstDate(of: schedule, from: clock.now)
    ObservingView { [content, model] in
      content(.init(date: model.date.get() ?? first, cadence: .live))
    }
    .lifecycle(
      TimelineModifier(
        model: model, schedule: schedule, clock: clock, isRunning: scenePhase == .active))
  }
}

/// The last date of a schedule that has passed.
@MainActor
private final class TimelineModel {
  let date = StateLocation<Date?>(nil)

  nonisolated init() {}

  /// Returns the last date at or before another; the first one if all are later.
  func firstDate(of schedule: some TimelineSchedule, from now: Date) -> Date {
    var last: Date?
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now { return last ?? date }
      if last.map({ date <= $0 }) == true { return date }
      last = date
    }
    return last ?? now
  }

  /// Waits for each date that is still to come.
  func run(_ schedule: some TimelineSchedule, clock: TimelineClock) async throws {
    var last = firstDate(of: schedule, from: clock.now)
    date.set(last)
    var entries = schedule.entries(from: clock.now, mode: .normal).makeIterator()
    while let next = entries.next() {
      guard next > last else { continue }
      // Each date is a message to the renderer, whatever the schedule.
      let pause = AnimationTimelineSchedule.leastInterval - 0.001
      try await clock.sleep(until: max(next, clock.now.addingTimeInterval(pause)))
      // Dates that have passed meanwhile are left out, and so is the work for them.
      last = max(next, passed(&entries, before: clock.now) ?? next)
      date.set(last)
    }
  }

  /// Returns the last date before another that an iterator can reach at once.
  private func passed<Dates: IteratorProtocol<Date>>(
    _ entries: inout Dates, before now: Date
  ) -> Date? {
    var last: Date?
    var ahead = entries
    while let next = ahead.next(), next <= now {
      last = next
      entries = ahead
    }
    return last
  }
}

private struct TimelineModifier<Schedule: TimelineSchedule>: LifecycleModifier {
  let model: TimelineModel
  let schedule: Schedule
  let clock: TimelineClock
  let isRunning: Bool

  /// The task that waits, with what it waits for.
  struct Storage {
    var schedule: Schedule
    var isRunning: Bool
    var task: Task<Void, Never>?
  }

  func mount(in pass: any RenderPass, environment: EnvironmentValues) -> Storage {
    Storage(schedule: schedule, isRunning: isRunning, task: start())
  }

  func update(_ storage: inout Storage, in pass: any RenderPass, environment: EnvironmentValues) {
    let isSame = ValueLayout.isSame(storage.schedule, schedule)
    guard !isSame || storage.isRunning != isRunning else { return }
    storage.task?.cancel()
    storage = Storage(schedule: schedule, isRunning: isRunning, task: start())
  }

  func unmount(_ storage: Storage, in pass: any RenderPass) {
    storage.task?.cancel()
  }

  private func start() -> Task<Void, Never>? {
    guard isRunning else { return nil }
    let (model, schedule, clock) = (model, schedule, clock)
    return Task { @MainActor in try? await model.run(schedule, clock: clock) }
  }
}
#endif
