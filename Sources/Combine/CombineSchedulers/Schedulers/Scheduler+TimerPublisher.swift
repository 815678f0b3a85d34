import Foundation

extension Scheduler {
  /// Returns a publisher that emits the scheduler's time at every interval, once connected.
  ///
  /// Unlike `Timer.publish(every:on:in:)` it works with any scheduler, including test schedulers:
  ///
  /// ```swift
  /// case .task:
  ///   return .publisher {
  ///     mainQueue.timerPublisher(every: .seconds(1)).autoconnect().map { _ in .timerTicked }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks, and before the first.
  ///   - tolerance: The permitted delay of a tick.
  ///   - options: Options of the scheduler.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

extension Publishers {
  /// A publisher that emits the scheduler's time at every interval, once connected.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// The scheduler's time at a tick.
    public typealias Output = S.SchedulerTimeType

    /// The publisher never fails.
    public typealias Failure = Never

    /// The time between two ticks, and before the first.
    public let interval: S.SchedulerTimeType.Stride

    /// Options of the scheduler.
    public let options: S.SchedulerOptions?

    /// The scheduler that provides the time.
    public let scheduler: S

    /// The permitted delay of a tick.
    public let tolerance: S.SchedulerTimeType.Stride?

    private let ticks = PassthroughSubject<S.SchedulerTimeType, Never>()

    /// Creates an unconnected publisher.
    public init(
      every interval: S.SchedulerTimeType.Stride,
      tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Sends a subscriber all future ticks.
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts the timer, which ticks until the returned cancellable is cancelled.
    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [scheduler, ticks] in
        ticks.send(scheduler.now)
      }
    }
  }
}
