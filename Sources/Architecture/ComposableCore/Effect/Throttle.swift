/// How the actions of an effect are throttled.
struct Throttle<C: Clock>: Sendable {
  private let key: _CancelID
  private let interval: C.Instant.Duration
  private let clock: C
  private let latest: Bool
  private let intervals: ThrottleIntervals

  init(
    id: some Hashable & Sendable, interval: C.Instant.Duration, clock: C, latest: Bool
  ) {
    // Without a path: features share the intervals of an id, wherever they are presented.
    key = _CancelID(id: id, path: NavigationPath())
    self.interval = interval
    self.clock = clock
    self.latest = latest
    intervals = DependencyValues._current[ThrottleIntervalsKey.self]
  }

  /// Wraps an operation that sends actions, so that they are throttled.
  func wrap<Action>(_ operation: Effect<Action>.Operation) -> Effect<Action>.Operation {
    switch operation {
    case .send(let action):
      // Unlike an action that is sent at once, one that is throttled may have to wait.
      let action = UncheckedSendable(action)
      return wrap(Effect<Action>.run { await $0.directly(action.value) }.operation)
    case .run(let run):
      return .run(wrap(run))
    case .subscription(let subscription):
      return .run(wrap(subscription.asRun))
    default:
      return operation
    }
  }

  private func wrap<Action>(_ run: RunEffect<Action>) -> RunEffect<Action> {
    RunEffect(
      priority: run.priority, name: run.name, location: run.location,
      isBackground: run.isBackground
    ) { send in
      let (ends, continuation) = AsyncStream<C.Instant>.makeStream()
      let held = Locked<UncheckedSendable<Action>?>(nil)
      @Sendable func admit(_ action: UncheckedSendable<Action>) -> Bool {
        switch intervals.admit(
          action, for: key, at: clock.now, interval: interval, latest: latest)
        {
        case .now:
          return true
        case .later(let action, let end):
          let isFirst = held.withValue { held in
            defer { held = action }
            return held == nil
          }
          if isFirst { continuation.yield(end) }
          return false
        }
      }
      let throttledSend = Send<Action>(
        send: { action in
          if admit(UncheckedSendable(action)) { send.send(action) }
        },
        directly: { action in
          if admit(action) { await send.sendDirectly(action) }
        })
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await run.operation(throttledSend)
          continuation.finish()
        }
        for await end in ends {
          guard (try? await clock.sleep(until: end, tolerance: nil)) != nil else { break }
          intervals.begin(for: key, at: clock.now)
          let action = held.withValue { held in
            defer { held = nil }
            return held
          }
          if let action { await send.directly(action.value) }
        }
      }
    }
  }
}

/// When the intervals of throttled effects began, and what they hold back, by id.
final class ThrottleIntervals: Sendable {
  enum Admission<Action, Instant> {
    case now
    case later(UncheckedSendable<Action>, Instant)
  }

  private struct Interval: Sendable {
    var start: any Sendable
    var held: UncheckedSendable<Any>?
  }

  private let intervals = Locked<[_CancelID: Interval]>([:])

  func admit<Action, Instant: InstantProtocol>(
    _ action: UncheckedSendable<Action>, for key: _CancelID, at now: Instant,
    interval: Instant.Duration, latest: Bool
  ) -> Admission<Action, Instant> {
    intervals.withValue { intervals in
      guard let start = intervals[key]?.start as? Instant,
        start.duration(to: now) < interval
      else {
        intervals[key] = Interval(start: now)
        return .now
      }
      let held = latest ? nil : intervals[key]?.held?.value as? Action
      let action = held.map { UncheckedSendable($0) } ?? action
      intervals[key]?.held = UncheckedSendable(action.value)
      return .later(action, start.advanced(by: interval))
    }
  }

  func begin(for key: _CancelID, at now: some InstantProtocol) {
    intervals.withValue { $0[key] = Interval(start: now) }
  }
}

/// One memory for the process; in tests one for each test.
private enum ThrottleIntervalsKey: DependencyKey {
  static let liveValue = ThrottleIntervals()
  static var testValue: ThrottleIntervals { ThrottleIntervals() }
}
