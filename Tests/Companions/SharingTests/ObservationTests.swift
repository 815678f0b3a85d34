import ConcurrencyExtras
import Foundation
import Sharing
import Testing

/// Observation of shared values.
struct ObservationTests {
  struct Settings: Sendable {
    var volume = 5
    var name: String?
  }

  @Test("a change notifies readers of a shared value")
  func value() {
    let count = Shared(value: 1)
    let observer = Observer { _ = count.wrappedValue }
    count.withLock { $0 += 1 }
    #expect(observer.count == 1)
    count.withLock { $0 += 1 }
    #expect(observer.count == 2)
  }

  @Test("observers are notified once the shared value has changed")
  func newValue() {
    let count = Shared(value: 1)
    withObservationTracking {
      _ = count.wrappedValue
    } onChange: {
      #expect(count.wrappedValue == 2)
    }
    count.withLock { $0 = 2 }
  }

  @Test("a background change while the main actor reads a value notifies it")
  @MainActor
  func changeWhileObserving() async {
    let count = Shared(value: 1)
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = count.wrappedValue
      onAnotherThread { count.withLock { $0 = 2 } }
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    #expect(changes.value == 0)
    await MainQueue.turn()
    #expect(changes.value == 1)
  }

  @Test("main actor observers get each change once, from any thread")
  @MainActor
  func changeElsewhere() async {
    let count = Shared(value: 1)
    let observer = Observer { _ = count.wrappedValue }
    onAnotherThread { count.withLock { $0 = 2 } }
    await MainQueue.turn()
    // It listens on the other thread now.
    #expect(observer.count == 1)
    onAnotherThread { count.withLock { $0 = 3 } }
    await MainQueue.turn()
    #expect(observer.count == 2)
    count.withLock { $0 = 4 }
    count.withLock { $0 = 5 }
    await MainQueue.turn()
    #expect(observer.count == 4)
  }

  @Test("a change notifies readers of a derived value")
  func derived() throws {
    let settings = Shared(value: Settings(name: "Mina"))
    let volume = Observer { _ = settings.volume.wrappedValue }
    let text = Observer { _ = settings.read { "\($0)" }.wrappedValue }
    let name = try #require(Shared(settings.name))
    let unwrapped = Observer { _ = name.wrappedValue }
    settings.volume.withLock { $0 = 6 }
    #expect([volume, text, unwrapped].map(\.count) == [1, 1, 1])
  }

  @Test("comparing two shared values observes both")
  func comparing() {
    let first = Shared(value: 1)
    let second = Shared(value: 1)
    let observer = Observer { _ = first == second }
    first.withLock { $0 = 2 }
    second.withLock { $0 = 2 }
    #expect(observer.count == 2)
  }

  @Test("assigning another shared value notifies readers of the old one")
  func repointing() {
    @Shared(value: 1) var count
    let shared = $count
    let observer = Observer { _ = shared.wrappedValue }
    let other = Shared(value: 2)
    $count = other
    #expect(observer.count == 1)
    other.withLock { $0 = 3 }
    #expect(observer.count == 2)
  }

  @Test("assigning another value to a reader notifies readers of the old one")
  func repointingReader() {
    @SharedReader(value: 1) var count
    let reader = $count
    let observer = Observer { _ = reader.wrappedValue }
    let other = Shared(value: 2)
    $count = SharedReader(other)
    #expect(count == 2)
    #expect(observer.count == 1)
    other.withLock { $0 = 3 }
    #expect(observer.count == 2)
  }

  @Test("a change of an unread value notifies nobody")
  func unread() {
    let first = Shared(value: 1)
    let second = Shared(value: 1)
    let observer = Observer { _ = first.wrappedValue }
    second.withLock { $0 = 2 }
    #expect(observer.count == 0)
  }
}
