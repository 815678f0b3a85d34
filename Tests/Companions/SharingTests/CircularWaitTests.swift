import ConcurrencyExtras
import ConcurrencyExtrasTestSupport
import Dependencies
import Foundation
import IssueReporting
import Sharing
import Testing

/// Threads that would wait for each other through shared values and other locks.
struct CircularWaitTests {
  /// A dependency whose initializer changes a shared value.
  private final class Journal: Sendable {
    init() {
      Meeting.current?.arrive()
      JournalKey.entries.withLock { $0 += 1 }
    }
  }

  private enum JournalKey: DependencyKey {
    @TaskLocal static var entries = Shared(value: 0)
    static var testValue: Journal { Journal() }
    static var liveValue: Journal { testValue }
  }

  /// A dependency that is created once a process, as most are.
  private enum ConstantJournalKey: DependencyKey {
    static let testValue = Journal()
    static let liveValue = Journal()
  }

  private func race(_ resolve: @escaping @Sendable (DependencyValues) -> Journal) {
    let values = DependencyValues()
    let entries = Shared(value: 0)
    let journals = LockIsolated<[ObjectIdentifier]>([])
    @Sendable func journal() {
      let journal = JournalKey.$entries.withValue(entries) { resolve(values) }
      journals.withValue { $0.append(ObjectIdentifier(journal)) }
    }
    let messages = onTwoThreads { meeting in
      Meeting.$current.withValue(meeting) { journal() }
    } _: { meeting in
      entries.withLock { _ in
        meeting.arrive()
        journal()
      }
    }
    #expect(
      messages?.map { $0.prefix { $0 != ":" } } == [
        "A shared value was changed while threads would wait for one another"
      ])
    #expect(Set(journals.value).count == 1)
    #expect(journals.value.count == 2)
    #expect(entries.wrappedValue == 0)
  }

  @Test("a dependency being created and a withLock that reads it do not wait for each other")
  func dependency() {
    for _ in 0..<50 { race { $0[JournalKey.self] } }
  }

  @Test("a constant dependency being created and a withLock that reads it do not wait either")
  func constantDependency() {
    race { $0[ConstantJournalKey.self] }
  }

  @Test("a generator's operation and a withLock that asks for a number do not wait for each other")
  func generator() {
    for _ in 0..<50 {
      let generator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
      let number = Shared<UInt64>(value: 0)
      let messages = onTwoThreads { meeting in
        generator { generator in
          meeting.arrive()
          let next = generator.next() | 1
          number.withLock { $0 = next }
        }
      } _: { meeting in
        number.withLock { number in
          meeting.arrive()
          number = generator { $0.next() }
        }
      }
      #expect(
        messages == [
          """
          'withRandomNumberGenerator' was called while threads would wait for one another:

          The call got a random number generator of the system, or the threads would deadlock: the \
          thread that has the generator waits for this one. To fix this, change no shared value in \
          the operation that has the generator, or do not call it inside of 'withLock'.
          """
        ])
      #expect(number.wrappedValue & 1 == 1)
    }
  }

  @Test("a first load and a withLock that creates a property of the key do not wait for each other")
  func load() {
    for _ in 0..<50 {
      let count = Shared(value: 0)
      let meetings = LockIsolated<Meeting?>(nil)
      let source = TestKey<Int>.Source { _, continuation in
        meetings.value?.arrive()
        count.withLock { $0 += 1 }
        continuation.resume(returning: 2)
      }
      let values = DependencyValues()
      let initial = LockIsolated(0)
      let properties = LockIsolated<[Shared<Int>]>([])
      @Sendable func property() -> Shared<Int> {
        withDependencies {
          $0 = values
        } operation: {
          let shared = Shared(wrappedValue: 1, TestKey("circular", source))
          properties.withValue { $0.append(shared) }
          return shared
        }
      }
      let messages = onTwoThreads { meeting in
        meetings.setValue(meeting)
        _ = property()
      } _: { meeting in
        count.withLock { count in
          meeting.arrive()
          initial.setValue(property().wrappedValue)
          count += 10
        }
      }
      #expect(
        messages == [
          """
          A shared value was used before its first load ended, or threads would wait for one another:

            Key: .test("circular")
            Value: Int

          It has its initial value until the thread that loads it, and waits for this one, \
          continues. To fix this, create the property outside of 'withLock' and of the \
          initializers of dependencies.
          """
        ])
      #expect(initial.value == 1)
      #expect(count.wrappedValue == 11)
      #expect(properties.value.map(\.wrappedValue) == [2, 2])
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  private enum ChickenKey: DependencyKey {
    static var liveValue: Int { testValue }
    static var testValue: Int {
      Meeting.current?.arrive()
      return DependencyValues._current[EggKey.self]
    }
  }

  private enum EggKey: DependencyKey {
    static var liveValue: Int { testValue }
    static var testValue: Int {
      Meeting.current?.arrive()
      return DependencyValues._current[ChickenKey.self]
    }
  }

  @Test("two dependencies that two threads create from each other trap", .urgent)
  func mutualDependencies() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let values = DependencyValues.live
      _ = onTwoThreads { meeting in
        Meeting.$current.withValue(meeting) { _ = values[ChickenKey.self] }
      } _: { meeting in
        Meeting.$current.withValue(meeting) { _ = values[EggKey.self] }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Key' depends on itself, in threads that wait for one another"))
  }
  #endif
}

/// A point that two threads reach before either continues.
private final class Meeting: Sendable {
  @TaskLocal static var current: Meeting?

  private let count = LockIsolated(0)
  private let isComplete = DispatchSemaphore(value: 0)

  /// Waits for the other thread; later arrivals do not wait.
  func arrive() {
    let number = count.withValue {
      $0 += 1
      return $0
    }
    if number == 1 { isComplete.wait() }
    if number == 2 { isComplete.signal() }
  }
}

/// Runs two operations on threads of their own; returns the issues of both, or `nil` if one hangs.
private func onTwoThreads(
  _ first: @escaping @Sendable (Meeting) -> Void, _ second: @escaping @Sendable (Meeting) -> Void
) -> [String]? {
  let meeting = Meeting()
  let isDone = DispatchSemaphore(value: 0)
  let messages = LockIsolated<[String]>([])
  for operation in [first, second] {
    Thread.detachNewThread {
      let own = issues { operation(meeting) }
      messages.withValue { $0 += own }
      isDone.signal()
    }
  }
  for _ in 0..<2 {
    guard isDone.wait(timeout: .now() + 20) == .success else { return nil }
  }
  return messages.value
}
