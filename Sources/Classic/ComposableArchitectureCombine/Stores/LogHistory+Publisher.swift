@_spi(Logging) import ComposableCore

@_spi(Logging)
extension LogHistory: Publisher {
  /// All lines: those at the subscription, then those after each change.
  public typealias Output = [String]

  /// The publisher never fails.
  public typealias Failure = Never

  /// Sends a subscriber the lines, and again after each change.
  public func receive(subscriber: some Subscriber<[String], Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    subscription.onEnd(listen { subscription.offer($0) })
    subscription.offer(wrappedValue)
  }
}
