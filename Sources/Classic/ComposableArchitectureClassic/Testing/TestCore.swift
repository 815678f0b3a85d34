import Foundation
import IssueReporting

/// The core shared by a classic test store and the test stores scoped from it.
final class ClassicTestCore<State, Action, Environment> {
  private struct Received {
    let action: Action
    let newState: State
  }

  /// A record of the reducer's calls, which the core reads later.
  private final class Log {
    var environment: Environment
    var received: [Received] = []
    var sentState: State?
    var sendLocation: CodeLocation?
    var effects: [Int: CodeLocation] = [:]

    init(environment: Environment) {
      self.environment = environment
    }
  }

  private let runtime: Runtime<State, Action>
  private let lock = NSRecursiveLock()
  private let log: Log
  private let location: CodeLocation
  private var assertedState: State

  init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    location: CodeLocation
  ) {
    let log = Log(environment: environment)
    self.log = log
    self.location = location
    assertedState = initialState
    runtime = Runtime(initialState: initialState, delivery: .anyThread(lock)) {
      state, action, origin in
      let effect = reducer.run(&state, action, log.environment)
      switch origin {
      case .user: log.sentState = state
      case .effect: log.received.append(Received(action: action, newState: state))
      }
      return effect
    }
    runtime.onEffectStart = { id, _ in log.effects[id] = log.sendLocation ?? location }
    runtime.onEffectEnd = { id in log.effects[id] = nil }
  }

  deinit {
    reportUnassertedActions(before: .end, at: location)
    let effects = lock.withLock { log.effects }
    for (_, location) in effects.sorted(by: { $0.key < $1.key }) {
      reportIssue(TestIssues.effectInFlightAtEnd(), at: location)
    }
  }

  var environment: Environment {
    get { lock.withLock { log.environment } }
    set { lock.withLock { log.environment = newValue } }
  }

  /// Sends an action.
  ///
  /// - Returns: The state before it, and after it alone.
  func send(_ action: Action, at location: CodeLocation) -> (oldState: State, newState: State) {
    lock.withLock {
      let oldState = assertedState
      log.sendLocation = location
      // The feature's issues are reported at the line of the test that sends.
      withIssueContext(
        fileID: location.fileID, filePath: location.filePath, line: location.line,
        column: location.column
      ) {
        _ = runtime.send(action)
      }
      assertedState = log.sentState ?? runtime.state
      return (oldState, assertedState)
    }
  }

  /// Removes and returns the first received action that was not asserted yet.
  func takeReceivedAction() -> (action: Action, oldState: State, newState: State)? {
    lock.withLock {
      guard !log.received.isEmpty else { return nil }
      let received = log.received.removeFirst()
      let oldState = assertedState
      assertedState = received.newState
      return (received.action, oldState, assertedState)
    }
  }

  /// Reports the actions that were received and not asserted, and forgets them.
  func reportUnassertedActions(before api: TestIssues.API, at location: CodeLocation) {
    let actions = lock.withLock { () -> [Action] in
      defer { log.received = [] }
      if let last = log.received.last { assertedState = last.newState }
      return log.received.map(\.action)
    }
    if !actions.isEmpty {
      reportIssue(TestIssues.unassertedActions(actions, before: api), at: location)
    }
  }
}
