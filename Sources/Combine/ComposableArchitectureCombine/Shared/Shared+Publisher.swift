import ConcurrencyExtras
import Observation
@_spi(SharedReferences) import Sharing

extension Shared {
  /// A publisher of the current value, and of the value after every change.
  public var publisher: some Publisher<Value, Never> {
    SharedPublisher(read: { wrappedValue }, revision: { referenceRevision })
  }
}

extension SharedReader {
  /// A publisher of the current value, and of the value after every change.
  public var publisher: some Publisher<Value, Never> {
    SharedPublisher(read: { wrappedValue }, revision: { referenceRevision })
  }
}

/// A publisher of the value that a function reads from observable state, now and after each change.
private struct SharedPublisher<Output>: Publisher {
  typealias Failure = Never

  let read: () -> Output
  let revision: () -> ReferenceRevision

  func receive(subscriber: some Subscriber<Output, Never>) {
    let subscription = BufferedSubscription(subscriber, keepsLatestOnly: true)
    subscriber.receive(subscription: subscription)
    let observation = SharedObservation(
      read: read, revision: revision, publish: { subscription.offer($0) })
    subscription.onEnd { observation.end() }
    observation.next()
  }
}

/// An observation of the state that a function reads; it ends when it is released.
private final class SharedObservation<Output>: @unchecked Sendable {
  // Safe: shared values can be read, and subscribers called, from everywhere.
  private let read: () -> Output
  private let revision: () -> ReferenceRevision
  private let publish: (Output) -> Void
  // Safe: touched only by the one call that publishes.
  private var last: (value: Output, revision: ReferenceRevision)?
  private let state = LockIsolated(State.idle)

  private enum State {
    case idle
    case publishing
    case outdated
    case over
  }

  init(
    read: @escaping () -> Output,
    revision: @escaping () -> ReferenceRevision,
    publish: @escaping (Output) -> Void
  ) {
    self.read = read
    self.revision = revision
    self.publish = publish
  }

  func end() {
    state.setValue(.over)
  }

  /// Publishes the value now, and again after it has changed.
  ///
  /// A running call also publishes changes made meanwhile, so the newest value is published last.
  func next() {
    guard begins() else { return }
    repeat {
      observe()
      // The observation starts here, so the value is read again: it includes earlier changes, and
      // later changes are observed.
      publishIfNew()
    } while continues()
  }

  /// Publishes the value, unless it is the one that was published last.
  ///
  /// Observers may be called twice for a change: by its thread, and by the main queue.
  private func publishIfNew() {
    let (value, revision) = current()
    defer { last = (value, revision) }
    if let last {
      guard revision != last.revision else { return }
      let isMoved = !revision.isOfSameReference(as: last.revision)
      if isMoved, areEqual(value, last.value) == true { return }
    }
    publish(value)
  }

  /// Reads the value with its revision, and once more if it changes meanwhile.
  private func current() -> (Output, ReferenceRevision) {
    var before = revision()
    // Bounded, since the function that reads may itself change the value.
    for _ in 0..<3 {
      let value = read()
      let after = revision()
      if before == after { return (value, after) }
      before = after
    }
    return (read(), before)
  }

  private func observe() {
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      // Observers of shared values are called after the change.
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
