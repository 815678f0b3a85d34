import ConcurrencyExtras
import Foundation

/// A clock that a test advances, and that tells when somebody sleeps.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct State {
    var now = Instant()
    var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = LockIsolated(State())

  var now: Instant { state.withValue { $0.now } }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let waiting = state.withValue { state in
        state.sleepers.append((deadline, continuation))
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  /// Waits until somebody sleeps.
  func sleeper() async {
    await withCheckedContinuation { continuation in
      let isSleeping = state.withValue { state in
        if state.sleepers.isEmpty { state.waiting.append(continuation) }
        return !state.sleepers.isEmpty
      }
      if isSleeping { continuation.resume() }
    }
  }

  /// Wakes those up who sleep no longer than this.
  func advance(by duration: Duration) {
    let awake = state.withValue { state in
      state.now = state.now.advanced(by: duration)
      let awake = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return awake
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}
