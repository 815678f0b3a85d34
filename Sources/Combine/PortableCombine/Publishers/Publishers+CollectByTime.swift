#if !canImport(Combine)
import Foundation

extension Publishers {
  /// The time at which collected values are published together.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After every interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// After every interval, and whenever the count is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher that groups the values that another one emits in the same interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values emitted in the same interval; at least one.
    public typealias Output = [Upstream.Output]

    /// The failure of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The time at which collected values are published.
    public let strategy: TimeGroupingStrategy<Context>

    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes to the upstream publisher for a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let subscription = BufferedSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      let collected = CollectedValues<Upstream.Output>(limit: strategy.limit) {
        subscription.offer($0)
      }
      subscription.onEnd { collected.cancel() }
      collected.collect(from: upstream, on: strategy, options: options) {
        subscription.finish($0)
      }
    }
  }
}

extension Publishers.TimeGroupingStrategy {
  fileprivate var scheduler: Context {
    switch self {
    case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
    }
  }

  fileprivate var interval: Context.SchedulerTimeType.Stride {
    switch self {
    case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
    }
  }

  fileprivate var limit: Int? {
    if case .byTimeOrCount(_, _, let limit) = self { limit } else { nil }
  }
}

/// The collected values that one subscriber has not received yet.
private final class CollectedValues<Value>: @unchecked Sendable {
  private let limit: Int?
  private let publish: ([Value]) -> Void

  // Safe: touched only while `lock` is held.
  private var values: [Value] = []
  private var work: [any Cancellable] = []
  private let lock = NSLock()

  init(limit: Int?, publish: @escaping ([Value]) -> Void) {
    self.limit = limit
    self.publish = publish
  }

  func collect<Upstream: Publisher<Value, Failure>, Failure: Error, Context: Scheduler>(
    from upstream: Upstream,
    on strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    let scheduler = strategy.scheduler
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in
      self?.publishAll()
    }
    lock.withLock { work.append(timer) }
    let subscription = upstream.sink { [self] in
      if case .finished = $0 { publishAll() }
      cancel()
      completion($0)
    } receiveValue: { [self] value in
      let isFull = lock.withLock {
        values.append(value)
        return values.count == limit
      }
      if isFull { publishAll() }
    }
    lock.withLock { work.append(subscription) }
  }

  func cancel() {
    let released = lock.withLock {
      defer {
        work = []
        values = []
      }
      return (work, values)
    }
    for work in released.0 { work.cancel() }
  }

  private func publishAll() {
    let group = lock.withLock {
      defer { values = [] }
      return values
    }
    if !group.isEmpty { publish(group) }
  }
}

extension Publisher {
  /// Groups the values emitted in the same interval, and publishes each group as an array.
  ///
  /// ```swift
  /// client.messages.collect(.byTime(mainQueue, .seconds(1)))
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: The time at which a group is published.
  ///   - options: Options of the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
#endif
