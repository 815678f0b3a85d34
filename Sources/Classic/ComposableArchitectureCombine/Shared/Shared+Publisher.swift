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
  private let state = LockIsolated(State.idle)

  private enum State {
    case idle
    case publishing
    case outdated
    case over
  }

  init(read: @escaping () -> Output, publish: @escaping (Output) -> Void) {
    self.read = read
    self.publish = publish
  }

  func end() {
    state.setValue(.over)
  }

  /// Publishes the value now, and again when it has changed.
  ///
  /// The running call also publishes changes made meanwhile, so that the newest is the last.
  func next() {
    guard begins() else { return }
    repeat {
      observe()
      // What is read is observed from here on, and not sooner. So the value is read now: a change
      // that came before this is in it, and one that comes after it is heard of.
      publish(read())
    } while continues()
  }

  private func observe() {
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      // What is observed tells of a change when it has happened.
      self?.next()
    }
  }

  private func begins() -> Bool {
    state.withValue { state in
      switch state {
      case .idle:
        state = .publishing
        return true
      case .publishing, .outdated:
        state = .outdated
        return false
      case .over:
        return false
      }
    }
  }

  private func continues() -> Bool {
    state.withValue { state in
      switch state {
      case .idle, .over:
        return false
      case .publishing:
        state = .idle
        return false
      case .outdated:
        state = .publishing
        return true
      }
    }
  }
}
