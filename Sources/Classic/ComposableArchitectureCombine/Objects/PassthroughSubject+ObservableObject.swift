#if PortableViews
import ComposableUI
import Foundation

// An object may have a subject of its own for what observable objects have a publisher for:
// `let objectWillChange = PassthroughSubject<Void, Never>()`.
extension PassthroughSubject: ForeignObjectSignal where Output == Void, Failure == Never {
  package var publisher: ObservableObjectPublisher {
    subjectPublishers.publisher(for: self)
  }
}

/// The publishers that fire when subjects do; each lives as long as its subject.
private final class SubjectPublishers: @unchecked Sendable {
  private struct Entry {
    weak var publisher: ObservableObjectPublisher?
  }

  // Safe: touched only while `lock` is held.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()

  func publisher(for subject: PassthroughSubject<Void, Never>) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(subject)
    let new = ObservableObjectPublisher()
    let (known, alive) = lock.withLock {
      () -> (ObservableObjectPublisher?, [ObservableObjectPublisher]) in
      if let known = entries[id]?.publisher { return (known, []) }
      let alive = entries.values.compactMap(\.publisher)
      entries = entries.filter { $0.value.publisher != nil }
      entries[id] = Entry(publisher: new)
      return (nil, alive)
    }
    // Until after the lock: this may be the last reference, and the release of one may run any code.
    withExtendedLifetime(alive) {}
    if let known { return known }
    // Kept by the subject, and with it the publisher.
    subject.subscribe(
      Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { new.send() }))
    return new
  }
}

private let subjectPublishers = SubjectPublishers()
#endif
