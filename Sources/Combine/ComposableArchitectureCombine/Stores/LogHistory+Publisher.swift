@_spi(Logging) import ComposableCore
import ConcurrencyExtras

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
    // Safe: a subscription may be used on any thread.
    let offer = UncheckedSendable({ (lines: [String]) in subscription.offer(lines) })
    subscription.onEnd(listen { offer.value($0) })
    subscription.offer(wrappedValue)
  }
}
