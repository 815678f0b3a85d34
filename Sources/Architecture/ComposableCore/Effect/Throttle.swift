/// The throttling of an effect's actions.
struct Throttle<C: Clock>: Sendable {
  private let key: ThrottleKey
  private let interval: C.Instant.Duration
  private let clock: C
  private let latest: Bool

  init(
    id: some Hashable, interval: C.Instant.Duration, clock: C, latest: Bool
  ) {
    key = ThrottleKey(id)
    self.interval = interval
    self.clock = clock
    self.latest = latest
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
    run.with { _, send in
      let (ends, continuation) = AsyncStream<C.Instant>.makeStream()
      let held = Locked<UncheckedSendable<Action>?>(nil)
      let intervals = send.cancellations?.throttles ?? ThrottleIntervals()
      @Sendable func end(of start: C.Instant) -> C.Instant { start.advanced(by: interval) }
      @Sendable func admit(_ action: UncheckedSendable<Action>) -> Bool {
        switch intervals.admit(
          action, for: key, latest: latest, now: { clock.now }, end: end(of:))
        {
        case .now:
          return true
        case .later(let action, let end):
          let previous = held.withValue { held in
            defer { held = action }
            return held
          }
          if previous == nil { continuation.yield(end) }
          return false
        }
      }
      let throttledSend = send.mapped(
        send: { action in
          if admit(UncheckedSendable(action)) { send.send(action) }
        },
        directly: { action in
          if admit(action) { await send.sendDirectly(action) }
        })
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await run.operation(nil, throttledSend)
          continuation.finish()
        }
        for await end in ends {
          guard (try? await clock.sleep(until: end, tolerance: nil)) != nil else { break }
          intervals.begin(for: key, now: { clock.now }, end: end(of:))
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
