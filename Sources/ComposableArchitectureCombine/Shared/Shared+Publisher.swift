import ConcurrencyExtras
import Observation

extension Shared {
  /// A publisher of the value: as it is, and then as it is after every change.
  public var publisher: some Publisher<Value, Never> {
    SharedPublisher { wrappedValue }
  }
}

extension SharedReader {
  /// A publisher of the value: as it is, and then as it is after every change.
  public var publisher: some Publisher<Value, Never> {
    SharedPublisher { wrappedValue }
  }
}

/// A publisher of what a function reads, which tells its observers after every change.
private struct SharedPublisher<Output>: Publisher {
  typealias Failure = Never

  let read: () -> Output

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let observation = SharedObservation(read: read, publish: { subscription.offer($0) })
    subscription.onCancel { observation.end() }
    observation.next()
  }
}

/// The observation of what a function reads, for as long as somebody keeps it.
private final class SharedObservation<Output>: @unchecked Sendable {
  // Safe: shared values can be read, and subscribers called, from everywhere.
  private let read: () -> Output
  private let publish: (Output) -> Void
  private let isOver = LockIsolated(false)

  init(read: @escaping () -> Output, publish: @escaping (Output) -> Void) {
    self.read = read
    self.publish = publish
  }

  func end() {
    isOver.setValue(true)
  }

  /// Publishes the value now, and again when it has changed.
  func next() {
    guard !isOver.value else { return }
    // What is observed tells of a change when it has happened.
    publish(
      withObservationTracking {
        read()
      } onChange: { [weak self] in
        self?.next()
      })
  }
}
