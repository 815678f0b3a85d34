#if PortableViews
import ComposableUI
import Foundation

// An observable object may use a subject as its publisher of changes:
// `let objectWillChange = PassthroughSubject<Void, Never>()`.
extension PassthroughSubject: ForeignObjectSignal where Output == Void, Failure == Never {
  package var publisher: ObservableObjectPublisher {
    subjectPublishers.publisher(for: self)
  }
}

/// The publishers that forward the signals of subjects; each lives as long as its subject.
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
    // Kept until after the lock: it may be the last reference, whose release may run any code.
    withExtendedLifetime(alive) {}
    if let known { return known }
    // The subject retains the subscription, and the subscription retains the publisher.
    subject.subscribe(
      Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { new.send() }))
    return new
  }
}

private let subjectPublishers = SubjectPublishers()
#endif
