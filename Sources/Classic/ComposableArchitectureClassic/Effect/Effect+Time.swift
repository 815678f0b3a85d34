extension Effect {
  /// Starts the effect after a delay.
  ///
  /// - Parameters:
  ///   - dueTime: The delay before the effect is subscribed to.
  ///   - scheduler: The scheduler to wait on.
  ///   - options: Options of the scheduler.
  public func deferred<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self {
    isNone
      ? .none
      : .run { subscriber in
        let work = CancellableWork()
        let dependencies = DependencyValues._current
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          DependencyValues.withValues(dependencies) {
            work.run {
              self.sink(
                receiveCompletion: subscriber.send(completion:), receiveValue: subscriber.send)
            }
          }
        }
        return AnyCancellable { work.cancel() }
      }
  }

  /// Starts the effect after a delay, unless another one with the same id replaces it.
  ///
  /// The waiting or running effect is cancelled by ``cancel(id:)``, and by the next effect
  /// debounced with the same id.
  ///
  /// - Parameters:
  ///   - id: The id of effects that replace each other.
  ///   - dueTime: The delay before the effect is subscribed to.
  ///   - scheduler: The scheduler to wait on.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: AnyHashable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    deferred(for: dueTime, scheduler: scheduler, options: options)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Limits the effects with an id to one value per interval.
  ///
  /// The first value is emitted at once. Of the values emitted during the interval, one is emitted
  /// at its end.
  ///
  /// - Parameters:
  ///   - id: The id of effects that share intervals.
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - latest: Whether the last value of an interval is emitted, rather than the first.
  public func throttle<S: Scheduler>(
    id: AnyHashable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Self {
    let constructed = CancellationTable.current
    let key = ThrottleKey(id)
    func end(of start: S.SchedulerTimeType) -> S.SchedulerTimeType {
      start.advanced(by: interval)
    }
    return Self(
      Deferred {
        // The store that runs the effect takes precedence: several stores may share an effect.
        let throttles =
          (CancellationTable.current ?? constructed)?.throttles ?? ThrottleIntervals.ofNoStore
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
  /// Creates an effect that emits the scheduler's time at every interval.
  ///
  /// - Parameters:
  ///   - id: The id that cancels the timer. A running timer with the same id is cancelled.
  ///   - interval: The time between two values.
  ///   - tolerance: The permitted delay of a value.
  ///   - scheduler: The scheduler that measures the interval.
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

extension ThrottleIntervals {
  /// The intervals of an effect that no store is known to run: in tests one for each test.
  ///
  /// Elsewhere they are the effect's own, since shared ones could hold back an action of another
  /// store.
  fileprivate static var ofNoStore: ThrottleIntervals {
    DependencyValues._current.context == .test
      ? CancellationTable.ambient.throttles : ThrottleIntervals()
  }
}

/// The cancellation id of throttled effects, each of which replaces the previous one.
private struct ThrottleID: Hashable {
  let id: AnyHashable
}
