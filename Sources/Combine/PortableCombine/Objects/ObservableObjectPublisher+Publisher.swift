#if PortableViews
extension ObservableObjectPublisher: Publisher {
  /// A signal without a value: the object is about to change.
  public typealias Output = Void

  /// The publisher never fails.
  public typealias Failure = Never

  /// Sends a subscriber a signal whenever the object is about to change.
  public func receive(subscriber: some Subscriber<Void, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let id = listeners.add { subscription.offer(()) }
    subscription.onEnd { [listeners] in listeners.remove(id) }
  }
}
#endif
