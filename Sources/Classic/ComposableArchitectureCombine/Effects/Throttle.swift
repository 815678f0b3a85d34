import ConcurrencyExtras
import Dependencies
import Foundation

/// A publisher that lets through one value for every interval that it shares with others.
struct Throttle<Upstream: Publisher<Output, Never>, Output, S: Scheduler>: Publisher {
  typealias Failure = Never

  let upstream: Upstream
  let key: ThrottleKey
  let interval: S.SchedulerTimeType.Stride
  let scheduler: S
  let latest: Bool
  let intervals = DependencyValues._current[ThrottleIntervalsKey.self]

  init(
    upstream: Upstream, key: ThrottleKey, interval: S.SchedulerTimeType.Stride, scheduler: S,
    latest: Bool
  ) {
    self.upstream = upstream
    self.key = key
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
  }

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    let gate = Gate(throttle: self, subscription: subscription)
    let upstream = upstream.sink { _ in
      gate.upstreamEnded()
    } receiveValue: {
      gate.receive($0)
    }
    subscription.onCancel { upstream.cancel() }
  }
}

extension Throttle {
  /// What one subscriber has to wait for.
  private final class Gate<Downstream: Subscriber<Output, Never>>: @unchecked Sendable {
    private let throttle: Throttle
    private let subscription: BufferedSubscription<Downstream>

    // Safe: touched only while `lock` is held.
    private var held: Output?
    /// How many values and ends of intervals are on their way.
    private var awaited = 1
    private let lock = NSLock()

    init(throttle: Throttle, subscription: BufferedSubscription<Downstream>) {
      self.throttle = throttle
      self.subscription = subscription
    }

    func receive(_ value: Output) {
      lock.withLock { awaited += 1 }
      throttle.scheduler.schedule { [self] in
        admit(value)
        finishIfDone()
      }
    }

    func upstreamEnded() {
      finishIfDone()
    }

    private func admit(_ value: Output) {
      guard !subscription.isCancelled else { return }
      let scheduler = throttle.scheduler
      let admission = throttle.intervals.admit(
        value, for: throttle.key, at: scheduler.now, interval: throttle.interval,
        latest: throttle.latest)
      switch admission {
      case .now:
        subscription.offer(value)
      case .later(let value, let end):
        let isFirst = lock.withLock {
          defer { held = value }
          if held == nil { awaited += 1 }
          return held == nil
        }
        guard isFirst else { return }
        scheduler.schedule(after: end) { [self] in
          let value = lock.withLock { () -> Output? in
            defer { held = nil }
            return held
          }
          if let value, !subscription.isCancelled {
            throttle.intervals.begin(for: throttle.key, at: scheduler.now)
            subscription.offer(value)
          }
          finishIfDone()
        }
      }
    }

    private func finishIfDone() {
      let isDone = lock.withLock {
        awaited -= 1
        return awaited == 0
      }
      if isDone { subscription.finish() }
    }
  }
}

/// What tells throttled effects apart.
struct ThrottleKey: Hashable {
  private let id: AnyHashableSendable
  private let type: ObjectIdentifier

  init<ID: Hashable & Sendable>(_ id: ID) {
    self.id = AnyHashableSendable(id)
    type = ObjectIdentifier(ID.self)
  }
}

/// When the intervals of throttled effects began, and what they hold back.
final class ThrottleIntervals: @unchecked Sendable {
  enum Admission<Value, Time> {
    case now
    case later(Value, Time)
  }

  private struct Interval {
    let start: Any
    var held: Any?
  }

  // Safe: touched only while `lock` is held.
  private var intervals: [ThrottleKey: Interval] = [:]
  private let lock = NSLock()

  func admit<Value, Time: Strideable>(
    _ value: Value, for key: ThrottleKey, at now: Time, interval: Time.Stride, latest: Bool
  ) -> Admission<Value, Time> {
    lock.withLock {
      guard let start = intervals[key]?.start as? Time, start.distance(to: now) < interval else {
        intervals[key] = Interval(start: now)
        return .now
      }
      let value = latest ? value : intervals[key]?.held as? Value ?? value
      intervals[key]?.held = value
      return .later(value, start.advanced(by: interval))
    }
  }

  func begin(for key: ThrottleKey, at now: some Strideable) {
    lock.withLock { intervals[key] = Interval(start: now) }
  }
}

/// One memory for the process; in tests one for each test.
private enum ThrottleIntervalsKey: DependencyKey {
  static let liveValue = ThrottleIntervals()
  static var testValue: ThrottleIntervals { ThrottleIntervals() }
}
