extension Effect {
  /// Starts an effect after a while.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait before the effect is subscribed to.
  ///   - scheduler: What to wait on.
  ///   - options: Options of the scheduler.
  public func deferred<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self {
    isNone
      ? .none
      : .run { subscriber in
        let work = CancellableWork()
        let scope = CancellationRegistry.current
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          CancellationRegistry.$current.withValue(scope) {
            work.run {
              self.sink(
                receiveCompletion: subscriber.send(completion:), receiveValue: subscriber.send)
            }
          }
        }
        return AnyCancellable { work.cancel() }
      }
  }

  /// Starts an effect only once nobody has asked for it for a while.
  ///
  /// It is cancelled by ``cancel(id:)``, and by the next one debounced with the same id, while it
  /// waits as well as while it runs.
  ///
  /// - Parameters:
  ///   - id: Tells which effects take each other's place.
  ///   - dueTime: How long to wait before the effect is subscribed to.
  ///   - scheduler: What to wait on.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: AnyHashable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    deferred(for: dueTime, scheduler: scheduler, options: options)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Emits at most one value of the effects of an id in every interval.
  ///
  /// The first value is emitted at once; of those that come before the interval is over, one is
  /// emitted when it is.
  ///
  /// - Parameters:
  ///   - id: Tells which effects share their intervals.
  ///   - interval: How long an interval is.
  ///   - scheduler: What to wait on.
  ///   - latest: Whether the last value of an interval is emitted, and not the first.
  public func throttle<S: Scheduler>(
    id: AnyHashable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Self {
    let constructed = CancellationRegistry.current
    let key = ThrottleKey(id)
    func end(of start: S.SchedulerTimeType) -> S.SchedulerTimeType {
      start.advanced(by: interval)
    }
    return Self(
      Deferred {
        // The store that runs the effect comes first: an effect may be shared by several.
        let throttles =
          (CancellationRegistry.current ?? constructed)?.throttles
          ?? CancellationRegistry.ambientThrottles
        return flatMap { value -> Effect in
          switch throttles.admit(
            value, for: key, latest: latest, now: { scheduler.now }, end: end(of:))
          {
          case .now:
            return Effect(value: value)
          case .later(let value, let time):
            return .run { subscriber in
              let work = CancellableWork()
              scheduler.schedule(
                after: time, tolerance: scheduler.minimumTolerance, options: nil
              ) {
                guard !work.isCancelled else { return }
                throttles.begin(for: key, now: { scheduler.now }, end: end(of:))
                subscriber.send(value)
                subscriber.send(completion: .finished)
              }
              return AnyCancellable { work.cancel() }
            }
          }
        }
      }
    )
    .cancellable(id: ThrottleID(id: id), cancelInFlight: true)
    .cancellable(id: id)
  }
}

extension Effect where Failure == Never {
  /// Creates an effect that emits the time again and again.
  ///
  /// - Parameters:
  ///   - id: What to cancel the timer by; the one that still runs under that id is cancelled.
  ///   - interval: The time between two values.
  ///   - tolerance: How far a value may be off.
  ///   - scheduler: What to wait on.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: AnyHashable, every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil, on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self where S.SchedulerTimeType == Output {
    Effect.run { subscriber in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) {
        subscriber.send(scheduler.now)
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// The id of the throttled effects of an id, each of which takes the place of the one before.
private struct ThrottleID: Hashable {
  let id: AnyHashable
}
