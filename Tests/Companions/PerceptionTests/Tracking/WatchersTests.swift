import Testing

@testable import PerceptionCore

struct WatchersTests {
  private final class Recorder: Watcher, @unchecked Sendable {
    // Safe: each test uses it on one thread.
    var changes = 0
    var hasEnded = false

    func stateWillChange() { changes += 1 }
  }

  private struct State {
    var one = 1
    var other = 2
  }

  private let one = TrackedProperty(bits: 1, keyPath: \State.one)
  /// A property with the bit of another.
  private let other = TrackedProperty(bits: 1, keyPath: \State.other)

  @Test("A watcher is notified once, and only of its property")
  func toldOnce() {
    let source = ReadSource()
    let recorders = (0..<3).map { _ in Recorder() }
    #expect(!source.hasRead(1))
    source.watch(one, for: recorders[0])
    source.watch(one, for: recorders[1])
    source.watch(other, for: recorders[2])
    #expect(source.hasRead(1))
    #expect(source.registrar == nil)
    source.tellWatchers(of: one)
    #expect(recorders.map(\.changes) == [1, 1, 0])
    source.tellWatchers(of: one)
    source.tellWatchers(of: .all)
    #expect(recorders.map(\.changes) == [1, 1, 1])
  }

  @Test("A watcher of all properties is notified of each, and its removal leaves the others")
  func removal() {
    let source = ReadSource()
    let recorders = (0..<4).map { _ in Recorder() }
    source.watch(.all, for: recorders[0])
    source.watch(one, for: recorders[1])
    source.watch(one, for: recorders[2])
    source.watch(one, for: recorders[3])
    source.stopWatching(nil, for: recorders[1])
    source.stopWatching(\State.one, for: recorders[2])
    source.tellWatchers(of: one)
    #expect(recorders.map(\.changes) == [1, 1, 0, 1])
  }

  @Test("Watchers are released when they are notified, removed, or have ended")
  func releases() {
    let source = ReadSource()
    weak var told: Recorder?
    weak var removed: Recorder?
    weak var ended: Recorder?
    do {
      let recorders = (0..<3).map { _ in Recorder() }
      (told, removed, ended) = (recorders[0], recorders[1], recorders[2])
      source.watch(one, for: recorders[0])
      source.watch(other, for: recorders[1])
      source.stopWatching(\State.other, for: recorders[1])
      source.tellWatchers(of: one)
      source.watch(one, for: recorders[2])
      recorders[2].hasEnded = true
    }
    #expect(told == nil)
    #expect(removed == nil)
    #expect(ended != nil)
    source.watch(one, for: Recorder())
    #expect(ended == nil)
  }

  @Test("Many watchers that end without being removed do not accumulate")
  func ended() {
    let source = ReadSource()
    var recorders = (0..<1_000).map { _ in Recorder() }
    let first = Recorder()
    source.watch(one, for: first)
    weak var early: Recorder?
    early = recorders[0]
    for recorder in recorders {
      source.watch(one, for: recorder)
      recorder.hasEnded = true
    }
    recorders = []
    #expect(early == nil)
    source.tellWatchers(of: one)
    #expect(first.changes == 1)
  }

  @Test("Only the tracker that is set takes reads, on its thread, until the call returns")
  func tracking() async {
    final class Reads: ReadTracker, @unchecked Sendable {
      // Safe: the test uses it on one thread.
      var count = 0
      func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool {
        count += 1
        return true
      }
    }
    let (outer, inner) = (Reads(), Reads())
    let signal = Signal()
    let elsewhere = ReadTracking.with(outer) {
      signal.access()
      ReadTracking.with(inner) { signal.access() }
      ReadTracking.with(ReadTracking.unobserved) { signal.access() }
      ReadTracking.with(nil) { #expect(ReadTracking.current == nil) }
      signal.access()
      return Task.detached { ReadTracking.current == nil }
    }
    #expect(await elsewhere.value)
    #expect(ReadTracking.current == nil)
    signal.access()
    #expect((outer.count, inner.count) == (2, 1))
  }
}
