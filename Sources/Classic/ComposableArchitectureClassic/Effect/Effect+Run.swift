import Foundation

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
  ///   cancelled
  ///   when the effect is cancelled or completes.
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
    subscriber.receive(subscription: SendingSubscription(work: work, downstream: subscriber))
  }
}

/// Delivers sent values in order and on demand, from any thread.
private final class SendingSubscription<Downstream: CombineSubscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private var work: ((Effect<Output, Failure>.Subscriber) -> any Cancellable)?
  private var downstream: Downstream?
  private var cancellable: (any Cancellable)?
  private var demand = Subscribers.Demand.none
  private var buffer: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isDelivering = false

  init(
    work: @escaping (Effect<Output, Failure>.Subscriber) -> any Cancellable, downstream: Downstream
  ) {
    self.work = work
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    let work = lock.withLock {
      self.demand += demand
      defer { self.work = nil }
      return self.work
    }
    if let work { start(work) }
    deliver()
  }

  func cancel() {
    let released = lock.withLock {
      defer {
        downstream = nil
        work = nil
        buffer = []
        cancellable = nil
      }
      return (cancellable: cancellable, downstream, work, buffer)
    }
    released.cancellable?.cancel()
  }

  private func start(_ work: (Effect<Output, Failure>.Subscriber) -> any Cancellable) {
    let cancellable = work(
      Effect.Subscriber(
        value: { value in
          self.lock.withLock {
            if self.completion == nil, self.downstream != nil { self.buffer.append(value) }
          }
          self.deliver()
        },
        completion: { completion in
          self.lock.withLock { if self.completion == nil { self.completion = completion } }
          self.deliver()
        }))
    let isOver = lock.withLock {
      if downstream != nil { self.cancellable = cancellable }
      return downstream == nil
    }
    if isOver { cancellable.cancel() }
  }

  private func deliver() {
    let isFirst = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isFirst else { return }
    // A delivered step is released outside of the lock: its release may run any code.
    while let (downstream, step) = nextStep() {
      switch step {
      case .value(let value):
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      case .completion(let completion, let cancellable):
        downstream.receive(completion: completion)
        cancellable?.cancel()
      }
    }
  }

  private enum Step {
    case value(Output)
    case completion(Subscribers.Completion<Failure>, (any Cancellable)?)
  }

  /// Removes and returns the next step to deliver, or ends the delivery.
  private func nextStep() -> (Downstream, Step)? {
    lock.withLock {
      if let downstream, demand > .none, !buffer.isEmpty {
        demand -= 1
        return (downstream, .value(buffer.removeFirst()))
      }
      if let downstream, buffer.isEmpty, let completion {
        defer {
          cancellable = nil
          self.downstream = nil
        }
        return (downstream, .completion(completion, cancellable))
      }
      isDelivering = false
      return nil
    }
  }
}
