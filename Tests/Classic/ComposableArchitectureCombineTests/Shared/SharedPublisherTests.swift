import ComposableArchitectureCombine
import Foundation
import Testing

/// Publishers of shared values.
struct SharedPublisherTests {
  private struct Settings: Equatable {
    var volume = 1
    var isMuted = false
  }

  @Test("a shared value is published at subscription and after every change")
  func changes() {
    @Shared(value: 1) var count
    var log: [Int] = []
    let cancellable = $count.publisher.sink { log.append($0) }
    $count.withLock { $0 += 1 }
    $count.withLock { $0 += 1 }
    #expect(log == [1, 2, 3])
    cancellable.cancel()
    $count.withLock { $0 += 1 }
    #expect(log == [1, 2, 3])
  }

  @Test("publishers of a shared value's parts and readers get its changes")
  func parts() {
    let shared = Shared(value: Settings())
    var volumes: [Int] = []
    var muted: [Bool] = []
    let reader = SharedReader(shared).isMuted
    let cancellables = [
      shared.volume.publisher.removeDuplicates().sink { volumes.append($0) },
      reader.publisher.removeDuplicates().sink { muted.append($0) },
    ]
    shared.withLock { $0.volume = 2 }
    shared.withLock { $0.isMuted = true }
    #expect(volumes == [1, 2])
    #expect(muted == [false, true])
    withExtendedLifetime(cancellables) {}
  }

  @Test("a value that a subscriber sets is published after the current one")
  func reentrancy() {
    let shared = Shared(value: 1)
    var log: [String] = []
    let cancellable = shared.publisher.sink { value in
      log.append("begins \(value)")
      if value == 2 { shared.withLock { $0 = 3 } }
      log.append("ends \(value)")
    }
    shared.withLock { $0 = 2 }
    #expect(log == ["begins 1", "ends 1", "begins 2", "ends 2", "begins 3", "ends 3"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("a change made while the value is read is published")
  func changeWhileReading() {
    let shared = Shared(value: 1)
    let reads = LockIsolated(0)
    let reader = shared.read { value in
      reads.withValue { $0 += 1 }
      if reads.value == 1 { onAnotherThread { shared.withLock { $0 = 2 } } }
      return value
    }
    var log: [Int] = []
    let cancellable = reader.publisher.sink { log.append($0) }
    #expect(log == [2])
    withExtendedLifetime(cancellable) {}
  }

  @Test("changes from many threads are published in order, the newest last")
  func changesFromThreads() {
    let shared = Shared(value: 0)
    let log = LockIsolated<[Int]>([])
    let cancellable = shared.publisher.sink { value in log.withValue { $0.append(value) } }
    DispatchQueue.concurrentPerform(iterations: 200) { _ in shared.withLock { $0 += 1 } }
    #expect(log.value == log.value.sorted())
    #expect(log.value.last == 200)
    withExtendedLifetime(cancellable) {}
  }

  @Test("a change by another thread is published once to a subscriber of the main queue")
  func changeByAnotherThread() async {
    let shared = Shared(value: 1)
    let log = LockIsolated<[Int]>([])
    let cancellable = await subscribe(to: shared, log)
    letMainQueueRunFirst(when: shared)
    shared.withLock { $0 = 2 }
    await MainActor.run {}
    #expect(log.value == [1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test("the value of another key is published once when it is loaded")
  func otherKey() async throws {
    let shared = Shared(value: 1)
    let log = LockIsolated<[Int]>([])
    let cancellable = await subscribe(to: shared, log)
    letMainQueueRunFirst(when: shared)
    try await shared.load(TwoKey())
    await MainActor.run {}
    #expect(log.value == [1, 2])
    shared.withLock { $0 = 3 }
    await MainActor.run {}
    #expect(log.value == [1, 2, 3])
    withExtendedLifetime(cancellable) {}
  }

  /// A key whose value is 2.
  private struct TwoKey: SharedKey {
    var id: String { "two" }

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resume(returning: 2)
    }

    func subscribe(
      context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }

    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
  }

  @MainActor
  private func subscribe(to shared: Shared<Int>, _ log: LockIsolated<[Int]>) -> UncheckedSendable<
    AnyCancellable
  > {
    UncheckedSendable(shared.publisher.sink { value in log.withValue { $0.append(value) } })
  }

  /// Lets the main queue call its observers before the thread of the next change does.
  private func letMainQueueRunFirst(when shared: Shared<Int>) {
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      DispatchQueue.main.sync {}
    }
  }

  @Test("a cancelled subscription is released")
  func leaks() {
    final class Object {}
    weak var weakObject: Object?
    let shared = Shared(value: 1)
    do {
      let object = Object()
      weakObject = object
      let cancellable = shared.publisher.sink { _ in withExtendedLifetime(object) {} }
      cancellable.cancel()
    }
    #expect(weakObject == nil)
  }
}
