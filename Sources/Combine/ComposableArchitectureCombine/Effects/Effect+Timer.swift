extension Effect {
  /// Creates an effect that sends the scheduler's time at every interval until it is cancelled.
  ///
  /// ```swift
  /// case .task:
  ///   return Effect.timer(id: CancelID.timer, every: .seconds(1), on: mainQueue)
  ///     .map { _ in .timerTicked }
  /// ```
  ///
  /// A running timer with the same id is cancelled.
  ///
  /// - Parameters:
  ///   - id: The id for `cancel(id:)`.
  ///   - interval: The time between two ticks, and before the first.
  ///   - tolerance: The permitted delay of a tick.
  ///   - scheduler: The scheduler that measures the interval.
  ///   - options: Options of the scheduler.
  public static func timer<S: Scheduler>(
    id: some Hashable,
    every interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    on scheduler: S,
    options: S.SchedulerOptions? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Action == S.SchedulerTimeType {
    Self.publisher(
      {
        scheduler.timerPublisher(every: interval, tolerance: tolerance, options: options)
          .autoconnect()
      }, fileID: fileID, filePath: filePath, line: line, column: column
    )
    .cancellable(id: id, cancelInFlight: true)
  }
}
