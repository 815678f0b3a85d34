#if PortableViews
extension ObservableObjectPublisher: Publisher {
  /// Nothing but that something is about to change.
  public typealias Output = Void

  /// It never fails.
  public typealias Failure = Never

  /// Tells a subscriber whenever the object is about to change.
  public func receive(subscriber: some Subscriber<Void, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let id = listeners.add { subscription.offer(()) }
    subscription.onCancel { [listeners] in listeners.remove(id) }
  }
}
#endif
