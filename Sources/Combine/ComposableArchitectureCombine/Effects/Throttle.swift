import Foundation

/// A publisher that emits at most one value per interval, shared with other throttled effects.
struct Throttle<Upstream: Publisher<Output, Never>, Output, S: Scheduler>: Publisher {
  typealias Failure = Never

  let upstream: Upstream
  let intervals: ThrottleIntervals
  let key: ThrottleKey
  let interval: S.SchedulerTimeType.Stride
  let scheduler: S
  let latest: Bool

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    let gate = Gate(throttle: self, subscription: subscription)
    let upstream = upstream.sink { _ in
      gate.upstreamEnded()
    } receiveValue: {
      gate.receive($0)
    }
    subscription.onEnd { upstream.cancel() }
  }
}

extension Throttle {
  private func end(of start: S.SchedulerTimeType) -> S.SchedulerTimeType {
    start.advanced(by: interval)
  }

  /// The throttle's state for one subscriber.
  private final class Gate<Downstream: Subscriber<Output, Never>>: @unchecked Sendable {
    private let throttle: Throttle
    private let subscription: BufferedSubscription<Downstream>

    // Safe: touched only while `lock` is held.
    private var held: Output?
    /// The number of pending values and interval ends, plus one for the end of the upstream.
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
        value, for: throttle.key, latest: throttle.latest,
        now: { scheduler.now }, end: throttle.end(of:))
      switch admission {
      case .now:
        subscription.offer(value)
      case .later(let value, let end):
        // The replaced value is released outside of the lock: its release may run any code.
        let replaced = lock.withLock {
          defer { held = value }
          if held == nil { awaited += 1 }
          return held
        }
        guard replaced == nil else { return }
        scheduler.schedule(after: end) { [self] in
          let value = lock.withLock { () -> Output? in
            defer { held = nil }
            return held
          }
          if let value, !subscription.isCancelled {
            throttle.intervals.begin(
              for: throttle.key, now: { scheduler.now }, end: throttle.end(of:))
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
