import CustomDump
@_spi(SharedChangeTracking) import Sharing
import Testing

@Suite("SharedChangeTracker")
struct SharedChangeTrackerTests {
  struct State: Equatable {
    @Shared var count: Int
    @Shared var name: String
  }

  /// A value that cannot be compared.
  struct Opaque: Sendable {
    var count = 0
  }

  let tracker = SharedChangeTracker(reportUnassertedChanges: false)
  @Shared(value: 0) var count

  @Test("knows no changes of what it does not track")
  func untracked() {
    $count.withLock { $0 = 1 }
    #expect(!tracker.hasChanges)
    tracker.assert { #expect(count == 1) }
  }

  @Test("returns what its operations return, and throws what they throw")
  func results() async {
    struct Failure: Error {}
    #expect(tracker.track { 1 } == 1)
    #expect(tracker.assert { 2 } == 2)
    #expect(await tracker.track { await Task { 3 }.value } == 3)
    #expect(throws: Failure.self) { try tracker.track { throw Failure() } }
    #expect(throws: Failure.self) { try tracker.assert { throw Failure() } }
  }

  @Test("knows the changes of an operation, until they are reset")
  func tracked() {
    tracker.track { $count.withLock { $0 = 1 } }
    #expect(tracker.hasChanges)
    tracker.reset()
    #expect(!tracker.hasChanges)
    #expect(count == 1)
  }

  @Test("knows the changes of tasks that an operation starts")
  func tasks() async {
    await tracker.track {
      await Task { [shared = $count] in shared.withLock { $0 = 1 } }.value
    }
    #expect(tracker.hasChanges)
  }

  @Test("knows no change of a value that has become what it was")
  func reverted() {
    tracker.track {
      $count.withLock { $0 = 1 }
      $count.withLock { $0 = 0 }
    }
    #expect(!tracker.hasChanges)
  }

  @Test("takes a change of a value that cannot be compared for a difference")
  func opaque() {
    @Shared(value: Opaque()) var opaque
    tracker.track { $opaque.withLock { _ in } }
    #expect(tracker.hasChanges)
  }

  @Test("shows the values before the changes while it asserts")
  func snapshots() {
    tracker.track {
      $count.withLock { $0 = 1 }
      $count.withLock { $0 = 2 }
    }
    tracker.assert { #expect(count == 0) }
    #expect(count == 2)
  }

  @Test("lets expected values be changed without an effect on the real ones")
  func expecting() {
    tracker.track { $count.withLock { $0 = 2 } }
    tracker.assert {
      $count.withLock { $0 += 1 }
      #expect(count == 1)
      $count.withLock { $0 += count }
      #expect(count == 2)
    }
    #expect(!tracker.hasChanges)
    #expect(count == 2)
  }

  @Test("compares the expected value on the left with the real value on the right")
  func comparison() {
    let state = State(count: $count, name: Shared(value: "Mina"))
    tracker.track { $count.withLock { $0 = 1 } }
    #expect(state == state)
    tracker.assert {
      #expect(state != state)
      state.$count.withLock { $0 = 2 }
      #expect(state != state)
      state.$count.withLock { $0 = 1 }
      #expect(state == state)
      state.$name.withLock { $0 = "Mina Roy" }
      #expect(state != state)
    }
    #expect(tracker.hasChanges)
    tracker.reset()
    #expect(state == state)
    #expect(state.name == "Mina")
  }

  @Test("follows changes through properties of a value, optionals and readers")
  func derived() throws {
    let name = Shared<String?>(value: "Mina")
    let unwrapped = try #require(Shared(name))
    let length = SharedReader(unwrapped).count
    let text = unwrapped.read { $0.uppercased() }
    tracker.track { unwrapped.withLock { $0 = "Mina Roy" } }
    tracker.assert {
      #expect(unwrapped.wrappedValue == "Mina")
      #expect(length.wrappedValue == 4)
      #expect(text.wrappedValue == "MINA")
      #expect(unwrapped != unwrapped)
      #expect(length != length)
      name.withLock { $0 = "Mina Roy" }
      #expect(unwrapped == unwrapped)
      #expect(length == length)
      #expect(text == text)
    }
  }

  @Test("compares a value that is new with what is expected of another one")
  func newReference() {
    tracker.track {
      let actual = Shared(value: 0)
      actual.withLock { $0 = 1 }
      tracker.assert {
        let expected = Shared(value: 0)
        #expect(expected != actual)
        expected.withLock { $0 = 1 }
        #expect(expected == actual)
      }
    }
  }

  @Test("records what a tracker inside of its operation records")
  func nested() {
    let inner = SharedChangeTracker(reportUnassertedChanges: false)
    tracker.track {
      inner.track { $count.withLock { $0 = 1 } }
    }
    #expect(inner.hasChanges)
    inner.reset()
    #expect(tracker.hasChanges)
    tracker.assert { #expect(count == 0) }
  }

  @Test("keeps changes apart that are made by tasks at the same time")
  func concurrency() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<32 {
        group.addTask { [tracker, shared = $count] in
          tracker.track { shared.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count == 32)
    tracker.assert { #expect(count == 0) }
  }

  @Test("is equal to itself and to its copies alone")
  func identity() {
    let copy = tracker
    #expect(tracker == copy)
    #expect(Set([tracker, copy, SharedChangeTracker()]).count == 2)
  }

  @Test("reports at its end what was not asserted, in tests or if it is told to")
  func end() {
    let messages = issues {
      let tracker = SharedChangeTracker()
      tracker.track { $count.withLock { $0 = 1 } }
    }
    #expect(
      messages == [
        """
        A shared value was changed, and the change was not asserted when its tracker ended:

          Value: Int

        − 0
        + 1

        To fix this, make the same change in 'assert { … }' of the tracker, call 'reset()', or create \
        the tracker with 'reportUnassertedChanges: false'.
        """
      ])
    let noMessages = issues {
      do {
        let asserted = SharedChangeTracker()
        asserted.track { $count.withLock { $0 = 2 } }
        asserted.assert { $count.withLock { $0 = 2 } }
      }
      do {
        let reset = SharedChangeTracker()
        reset.track { $count.withLock { $0 = 3 } }
        reset.reset()
      }
      let silent = SharedChangeTracker(reportUnassertedChanges: false)
      silent.track { $count.withLock { $0 = 4 } }
    }
    #expect(noMessages == [])
  }

  @Test("makes a difference show the expected and the real value")
  func difference() {
    let state = State(count: $count, name: Shared(value: "Mina"))
    tracker.track { $count.withLock { $0 = 1 } }
    #expect(diff(state, state) == nil)
    tracker.assert {
      expectNoDifference(
        diff(state, state),
        """
          SharedChangeTrackerTests.State(
        -   _count: 0,
        +   _count: 1,
            _name: "Mina"
          )
        """)
    }
  }
}
