import ConcurrencyExtras

extension Effect {
  /// Creates an effect that sends the actions of a publisher.
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
  /// The publisher is created immediately, and subscribed to when the store runs the effect.
  /// Actions published on the main thread are sent synchronously. Actions published on other
  /// threads are sent later, in order. The effect ends when the publisher completes. Once the
  /// effect is cancelled, no more actions are sent.
  ///
  /// - Parameter createPublisher: Returns the publisher. Called once, immediately.
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
  /// Sends the actions of a publisher, and finishes when the publisher completes.
  ///
  /// - Returns: A function that cancels the subscription.
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
