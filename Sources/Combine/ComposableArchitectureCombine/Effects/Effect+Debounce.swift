extension Effect {
  /// Starts the effect after a delay, unless another one with the same id replaces it.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.results(client.search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// The waiting or running effect is cancelled by `cancel(id:)`, and by the next effect debounced
  /// with the same id.
  ///
  /// - Parameters:
  ///   - id: The id of effects that replace each other.
  ///   - dueTime: The delay before the effect starts.
  ///   - scheduler: The scheduler to wait on.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: some Hashable,
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    if isNone { return .none }
    let wait = Self.publisher(
      { Wait(for: dueTime, scheduler: scheduler, options: options) },
      fileID: fileID, filePath: filePath, line: line, column: column)
    return .concatenate(wait, self).cancellable(id: id, cancelInFlight: true)
  }
}

/// A publisher that publishes nothing, and completes after a delay.
private struct Wait<Output, S: Scheduler>: Publisher {
  typealias Failure = Never

  let dueTime: S.SchedulerTimeType.Stride
  let scheduler: S
  let options: S.SchedulerOptions?

  init(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
      options: options
    ) {
      subscription.finish()
    }
  }
}
