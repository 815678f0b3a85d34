import Foundation

extension Scheduler {
  /// Returns a publisher of the times at which an interval is over, again and again.
  ///
  /// Unlike `Timer.publish(every:on:in:)` it takes any scheduler, also one for tests:
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
  ///   - tolerance: How late a tick may be.
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
  /// A publisher of the times at which an interval is over, once it is connected.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    /// A time of the scheduler.
    public typealias Output = S.SchedulerTimeType

    /// It never fails.
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

    /// Creates a publisher that is not connected yet.
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

    /// Lets a subscriber have the ticks to come.
    public func receive<Downstream: Subscriber<Output, Never>>(subscriber: Downstream) {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts to tick, until what this returns is cancelled.
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
