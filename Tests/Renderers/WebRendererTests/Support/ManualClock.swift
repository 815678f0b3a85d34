#if PortableViews && Web
import NIOConcurrencyHelpers

@testable import WebRenderer

/// Time that passes only when a test says so.
final class ManualClock: Sendable {
  private struct Sleeper {
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Duration.zero
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var lastID = 0
  }

  private let state = NIOLockedValueBox(State())

  /// The clock as the server sees it.
  var serverClock: ServerClock {
    ServerClock(
      now: { self.state.withLockedValue { $0.now } },
      sleep: { try await self.sleep($0) })
  }

  /// Lets time pass and wakes who has slept long enough.
  func advance(by duration: Duration) {
    let due = state.withLockedValue { state in
      state.now += duration
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return due.values
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Returns whether somebody sleeps for a duration from now on.
  func hasSleeper(for duration: Duration) -> Bool {
    state.withLockedValue { state in
      state.sleepers.values.contains { $0.deadline - state.now == duration }
    }
  }

  private func sleep(_ duration: Duration) async throws {
    let id = state.withLockedValue { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLockedValue { state in
          guard state.cancelled.remove(id) == nil else { return true }
          state.sleepers[id] = Sleeper(
            deadline: state.now + duration, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLockedValue { state in
        let sleeper = state.sleepers.removeValue(forKey: id)
        if sleeper == nil { state.cancelled.insert(id) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }
}
#endif
