// The ids of 2022: types, such as an enum without cases in the body of a reducer.
extension Effect {
  /// Makes an effect cancellable by a type.
  ///
  /// - Parameters:
  ///   - id: The type that `cancel(id:)` names.
  ///   - cancelInFlight: Whether to cancel running effects with the same id first.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: ObjectIdentifier(id), cancelInFlight: cancelInFlight)
  }

  /// Creates an effect that cancels every running effect with a type as its id.
  ///
  /// - Parameter id: The type that the effects were made cancellable by.
  public static func cancel(id: Any.Type) -> Self {
    .cancel(id: ObjectIdentifier(id))
  }

  /// Creates an effect that cancels every running effect with one of several types as its id.
  ///
  /// - Parameter ids: The types that the effects were made cancellable by.
  public static func cancel(ids: [Any.Type]) -> Self {
    .merge(ids.map { .cancel(id: $0) })
  }

  /// Starts the effect after a delay, unless another one with the same type as its id replaces it.
  ///
  /// - Parameters:
  ///   - id: The type that stands for effects that replace each other.
  ///   - dueTime: The delay before the effect is subscribed to.
  ///   - scheduler: The scheduler to wait on.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: Any.Type, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    debounce(id: ObjectIdentifier(id), for: dueTime, scheduler: scheduler, options: options)
  }

  /// Limits the effects with a type as their id to one value per interval.
  ///
  /// - Parameters:
  ///   - id: The type that stands for effects that share intervals.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - latest: Whether the last value of an interval is emitted, rather than the first.
  public func throttle<S: Scheduler>(
    id: Any.Type, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Self {
    throttle(id: ObjectIdentifier(id), for: interval, scheduler: scheduler, latest: latest)
  }
}

extension Effect where Failure == Never {
  /// Creates an effect that emits the scheduler's time at every interval.
  ///
  /// - Parameters:
  ///   - id: The type that cancels the timer. A running timer with the same id is cancelled.
  ///   - interval: The time between two values.
  ///   - tolerance: The permitted delay of a value.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: Any.Type, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self where S.SchedulerTimeType == Output {
    .timer(
      id: ObjectIdentifier(id), every: interval, tolerance: tolerance, on: scheduler,
      options: options)
  }
}
