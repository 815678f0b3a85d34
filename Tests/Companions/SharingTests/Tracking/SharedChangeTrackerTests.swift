import CustomDump
@_spi(SharedChangeTracking) import Sharing
import Testing

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

  @Test("a tracker ignores changes outside of its operations")
  func untracked() {
    $count.withLock { $0 = 1 }
    #expect(!tracker.hasChanges)
    tracker.assert { #expect(count == 1) }
  }

  @Test("'track' returns its operation's result and rethrows its error")
  func results() async {
    struct Failure: Error {}
    #expect(tracker.track { 1 } == 1)
    #expect(tracker.assert { 2 } == 2)
    #expect(await tracker.track { await Task { 3 }.value } == 3)
    #expect(throws: Failure.self) { try tracker.track { throw Failure() } }
    #expect(throws: Failure.self) { try tracker.assert { throw Failure() } }
  }

  @Test("a tracker knows its operation's changes until it is reset")
  func tracked() {
    tracker.track { $count.withLock { $0 = 1 } }
    #expect(tracker.hasChanges)
    tracker.reset()
    #expect(!tracker.hasChanges)
    #expect(count == 1)
  }

  @Test("a tracker knows the changes of tasks that its operation starts")
  func tasks() async {
    await tracker.track {
      await Task { [shared = $count] in shared.withLock { $0 = 1 } }.value
    }
    #expect(tracker.hasChanges)
  }

  @Test("a tracker ignores a change that was reverted")
  func reverted() {
    tracker.track {
      $count.withLock { $0 = 1 }
      $count.withLock { $0 = 0 }
    }
    #expect(!tracker.hasChanges)
  }

  @Test("a change of a value that is not Equatable counts as a difference")
  func opaque() {
    @Shared(value: Opaque()) var opaque
    tracker.track { $opaque.withLock { _ in } }
    #expect(tracker.hasChanges)
  }

  @Test("'assert' shows the values from before the changes")
  func snapshots() {
    tracker.track {
      $count.withLock { $0 = 1 }
      $count.withLock { $0 = 2 }
    }
    tracker.assert { #expect(count == 0) }
    #expect(count == 2)
  }

  @Test("changes inside 'assert' affect only the expected values")
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

  @Test("'assert' compares expected values on the left with actual ones")
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

  @Test("a tracker follows changes through members, optionals and readers")
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

  @Test("'assert' compares a new reference with the expected other one")
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

  @Test("a tracker records what a nested tracker records")
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

  @Test("a tracker records changes that concurrent tasks make")
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

  @Test("a tracker is equal only to itself and its copies")
  func identity() {
    let copy = tracker
    #expect(tracker == copy)
    #expect(Set([tracker, copy, SharedChangeTracker()]).count == 2)
  }

  @Test("a tracker reports unasserted changes at its end, in tests or on demand")
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

  @Test("a diff within 'assert' shows the expected and the actual value")
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
