extension Effect {
  /// Creates an effect that can emit any number of values, from any source.
  ///
  /// ```swift
  /// let temperatures = Effect<Double, Never>.run { subscriber in
  ///   let observation = thermometer.observe { subscriber.send($0) }
  ///   return AnyCancellable { observation.stop() }
  /// }
  /// ```
  ///
  /// - Parameter work: Called when the effect is subscribed to. The returned cancellable is
  ///   cancelled when the effect is cancelled or completes.
  public static func run(_ work: @escaping (_ subscriber: Subscriber) -> any Cancellable) -> Self {
    Self(SendingPublisher(work: work))
  }

  /// Sends the values of an effect that ``Effect/run(_:)`` creates.
  public struct Subscriber {
    private let sendValue: (Output) -> Void
    private let sendCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
      value: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      sendValue = value
      sendCompletion = completion
    }

    /// Emits a value.
    public func send(_ value: Output) {
      sendValue(value)
    }

    /// Completes the effect.
    ///
    /// Values sent later are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
      sendCompletion(completion)
    }
  }
}

/// A publisher of the values that a function sends.
private struct SendingPublisher<Output, Failure: Error>: Publisher {
  let work: (Effect<Output, Failure>.Subscriber) -> any Cancellable

  func receive<S: CombineSubscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    let subscription = BufferedSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    guard !subscription.isCancelled else { return }
    let cancellable = work(
      Effect.Subscriber(
        value: { subscription.offer($0) }, completion: { subscription.finish($0) }))
    subscription.onEnd { cancellable.cancel() }
  }
}
