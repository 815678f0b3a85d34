extension Scheduler {
  /// Returns a scheduler that animates the state changes of its actions.
  ///
  /// ```swift
  /// client.messages
  ///   .receive(on: mainQueue.animation())
  /// ```
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a scheduler that runs its actions in a transaction.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    AnyScheduler(
      minimumTolerance: { minimumTolerance },
      now: { now },
      scheduleImmediately: { options, action in
        schedule(options: options) { withTransaction(transaction, action) }
      },
      delayed: { date, tolerance, options, action in
        schedule(after: date, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      },
      interval: { date, interval, tolerance, options, action in
        schedule(after: date, interval: interval, tolerance: tolerance, options: options) {
          withTransaction(transaction, action)
        }
      })
  }
}
