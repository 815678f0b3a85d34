#if PortableViews
extension Published.Publisher: Publisher {
  /// The property's current value, then each new value right before it is assigned.
  public typealias Output = Value

  /// The publisher never fails.
  public typealias Failure = Never

  /// Sends a subscriber the current value, then each new value right before it is assigned.
  public func receive(subscriber: some Subscriber<Value, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let id = listeners.add { subscription.offer($0) }
    subscription.onEnd { [listeners] in listeners.remove(id) }
    subscription.offer(value)
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a published property, until the property's object is released.
  ///
  /// ```swift
  /// stopwatch.publisher.secondsElapsed.assign(to: &display.$seconds)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.setter))
  }
}
#endif
