#if PortableViews
extension Published.Publisher: Publisher {
  /// The property's current value, or the value it is about to take.
  public typealias Output = Value

  /// It never fails.
  public typealias Failure = Never

  /// Gives a subscriber the value as it is, and then what it becomes, before it does.
  public func receive(subscriber: some Subscriber<Value, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let id = listeners.add { subscription.offer($0) }
    subscription.onCancel { [listeners] in listeners.remove(id) }
    subscription.offer(value)
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a published property, for as long as its object lives.
  ///
  /// ```swift
  /// stopwatch.publisher.secondsElapsed.assign(to: &display.$seconds)
  /// ```
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(sink(receiveValue: published.setter))
  }
}
#endif
