extension Effect {
  /// Starts an effect only once nobody has asked for it for a while.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.results(client.search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// The effect is cancelled by `cancel(id:)`, and by the next one debounced with the same id,
  /// while it waits as well as while it runs.
  ///
  /// - Parameters:
  ///   - id: Tells which effects take each other's place.
  ///   - dueTime: How long to wait before the effect is started.
  ///   - scheduler: The scheduler to wait on.
  ///   - options: Options of the scheduler.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable,
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

/// A publisher that publishes nothing, and completes after a while.
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
