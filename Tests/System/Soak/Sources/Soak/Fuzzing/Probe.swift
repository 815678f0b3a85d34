import ComposableCore
import Foundation
import IssueReporting

/// Holds up the effects of one store, and notes what the store does.
final class Probe: Sendable {
  /// The values that are compared with the model.
  struct Record: Sendable {
    var log: [Int] = []
    var began: [Int] = []
    var issues = 0
    /// Effects that began while the store was in the turn that started them.
    var early: [Int] = []
  }

  /// The gates and counts of a store at rest.
  struct Rest: Sendable {
    let gates: Set<Int>
    let logCount: Int
    let endCount: Int
    let began: Set<Int>
  }

  private struct State: Sendable {
    var record = Record()
    var endCount = 0
    var now = 0
    var isInTurn = false
    var gates: [Int: CheckedContinuation<Void, any Error>] = [:]
    var cancelled: Set<Int> = []
    var reenter: (@Sendable (Root.Action) -> Void)?
    var waiter: Waiter?

    mutating func takeWaiterIfRested() -> Waiter? {
      guard let waiter, isRested(waiter.rest) else { return nil }
      self.waiter = nil
      return waiter
    }

    func isRested(_ rest: Rest) -> Bool {
      gates.count == rest.gates.count && record.log.count >= rest.logCount
        && endCount >= rest.endCount && gates.keys.allSatisfy(rest.gates.contains)
        && rest.began.isSubset(of: record.began)
    }
  }

  private struct Waiter: Sendable {
    let rest: Rest
    let deadline: ContinuousClock.Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private let state = LockIsolated(State())

  var record: Record { state.withValue(\.record) }
  var gates: Set<Int> { state.withValue { Set($0.gates.keys) } }

  /// The time of the clocks.
  var now: Int { state.withValue(\.now) }

  /// Lets the time pass that the clocks tell.
  func advance() { state.withValue { $0.now += 1 } }

  /// Notes that an action was processed, or a command carried out.
  func log(_ number: Int) { change { $0.record.log.append(number) } }

  /// Notes that an effect has begun.
  func begin(_ number: Int) { change { $0.record.began.append(number) } }

  /// Notes that an effect is there, which it must not be before the turn that started it has ended.
  func enter(_ number: Int) {
    // One that is cancelled may come as late as it likes.
    guard !Task.isCancelled else { return }
    state.withValue { if $0.isInTurn { $0.record.early.append(number) } }
  }

  /// Calls a function that sends an action to the store.
  func inTurn<R>(_ body: () -> R) -> R {
    state.withValue { $0.isInTurn = true }
    defer { state.withValue { $0.isInTurn = false } }
    return body()
  }

  /// Notes that an effect has done what it does once its gate is open.
  func end() { change { $0.endCount += 1 } }

  private func change(_ body: @Sendable (inout State) -> Void) {
    let waiter = state.withValue { state in
      body(&state)
      return state.takeWaiterIfRested()
    }
    waiter?.continuation.resume()
  }

  // MARK: Sending

  /// Sends an action to the store, from inside of its reducer.
  func reenter(_ action: Root.Action) { state.withValue(\.reenter)?(action) }

  func onReenter(_ send: @escaping @Sendable (Root.Action) -> Void) {
    state.withValue { $0.reenter = send }
  }

  // MARK: Gates

  /// Waits until a gate is opened, or the effect is cancelled.
  func wait(at gate: Int) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isCancelled, waiter) = state.withValue { state -> (Bool, Waiter?) in
          guard state.cancelled.remove(gate) == nil else { return (true, nil) }
          state.gates[gate] = continuation
          return (false, state.takeWaiterIfRested())
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        waiter?.continuation.resume()
      }
    } onCancel: {
      let (continuation, waiter) = state.withValue {
        state -> (CheckedContinuation<Void, any Error>?, Waiter?) in
        guard let continuation = state.gates.removeValue(forKey: gate) else {
          state.cancelled.insert(gate)
          return (nil, nil)
        }
        return (continuation, state.takeWaiterIfRested())
      }
      continuation?.resume(throwing: CancellationError())
      waiter?.continuation.resume()
    }
  }

  /// Lets the effect that waits at a gate continue.
  func open(_ gate: Int) { state.withValue { $0.gates.removeValue(forKey: gate) }?.resume() }

  // MARK: Rest

  /// Waits until the store is at rest, or for so long that it will not be.
  func wait(for rest: Rest, atMost limit: Duration) async {
    guard !state.withValue({ $0.isRested(rest) }) else { return }
    await withCheckedContinuation { continuation in
      let waiter = Waiter(rest: rest, deadline: .now + limit, continuation: continuation)
      let isRested = state.withValue { state in
        if state.isRested(rest) { return true }
        state.waiter = waiter
        return false
      }
      if isRested { continuation.resume() } else { ProbeWatch.shared.watch(self) }
    }
  }

  /// Ends a wait that has taken too long.
  fileprivate func giveUp() {
    let waiter = state.withValue { state -> Waiter? in
      guard let waiter = state.waiter, waiter.deadline < .now else { return nil }
      state.waiter = nil
      return waiter
    }
    waiter?.continuation.resume()
  }

  func noteIssue() { state.withValue { $0.record.issues += 1 } }
}

/// Looks after the probe that is waited for.
private final class ProbeWatch: Sendable {
  static let shared = ProbeWatch()
  private let probe = LockIsolated<Probe?>(nil)

  private init() {
    Thread.detachNewThread { [probe] in
      while true {
        Thread.sleep(forTimeInterval: 0.02)
        probe.value?.giveUp()
      }
    }
  }

  func watch(_ probe: Probe) { self.probe.setValue(probe) }
}

/// Counts the issues that a store reports.
struct ProbeReporter: IssueReporter {
  let probe: Probe

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    probe.noteIssue()
  }
}

/// A clock whose sleepers wait at a gate.
struct GateClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  let probe: Probe
  let number: Int

  var now: Instant { Instant(offset: .seconds(probe.now)) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await probe.wait(at: number)
  }
}

private enum ProbeKey: DependencyKey {
  static let liveValue = Probe()
  static let testValue = Probe()
}

extension DependencyValues {
  var probe: Probe {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
}
