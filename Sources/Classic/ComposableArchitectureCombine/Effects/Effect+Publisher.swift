import ConcurrencyExtras

extension Effect {
  /// Sends what a publisher publishes.
  ///
  /// ```swift
  /// case .task:
  ///   return .publisher {
  ///     client.messages
  ///       .receive(on: mainQueue)
  ///       .map(Action.received)
  ///   }
  /// ```
  ///
  /// The publisher is made at once, and subscribed to when the store gets the effect. What it
  /// publishes on the main thread is sent at once, before the subscription returns if need be; what
  /// comes from elsewhere gets there soon, and in order. The effect ends with the publisher, and is
  /// cancelled like any other: what is published after that is not sent.
  ///
  /// - Parameter createPublisher: Makes the publisher.
  public static func publisher(
    _ createPublisher: () -> some Publisher<Action, Never>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    // Safe: subscribed to on the isolation of the store, like the reducer that made it.
    let publisher = UncheckedSendable(createPublisher().eraseToAnyPublisher())
    return subscription(fileID: fileID, filePath: filePath, line: line, column: column) {
      $0.subscribe(to: publisher.value)
    }
  }
}

extension SubscriptionObserver {
  /// Sends what a publisher publishes, and ends with it.
  ///
  /// - Returns: What cancels the subscription.
  func subscribe(to publisher: some Publisher<Action, Never>) -> @Sendable () -> Void {
    // Safe: cancelled once.
    let subscription = UncheckedSendable(
      publisher.sink { _ in
        finish()
      } receiveValue: {
        send($0)
      })
    return { subscription.value.cancel() }
  }
}
