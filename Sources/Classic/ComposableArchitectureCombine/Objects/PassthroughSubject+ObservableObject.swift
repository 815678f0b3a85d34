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
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(subject)
    if let publisher = entries[id]?.publisher { return publisher }
    entries = entries.filter { $0.value.publisher != nil }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(publisher: publisher)
    // Kept by the subject, and with it the publisher.
    subject.subscribe(
      Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { publisher.send() }))
    return publisher
  }
}

private let subjectPublishers = SubjectPublishers()
#endif
