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

    init(environment: Environment) {
      self.environment = environment
    }
  }

  private let engine: Engine<State, Action>
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
    engine = Engine(
      initialState: initialState, turns: QueuedTurns(), owner: EngineOwner(lock)
    ) { state, action, origin in
      let effect = reducer.run(&state, action, log.environment)
      switch origin {
      case .user: log.sentState = state
      case .effect: log.received.append(Received(action: action, newState: state))
      }
      return effect.current
    }
  }

  deinit {
    reportUnassertedActions(before: .end, at: location)
    for effect in lock.withLock({ engine.effectsInFlight }) {
      reportFailure(TestIssues.effectInFlightAtEnd(), at: effect.mark ?? location)
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
      engine.mark(location)
      // The feature's issues are reported at the line of the test that sends.
      withIssueContext(
        fileID: location.fileID, filePath: location.filePath, line: location.line,
        column: location.column
      ) {
        _ = engine.send(action)
      }
      assertedState = log.sentState ?? engine.state
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
      reportFailure(TestIssues.unassertedActions(actions, before: api), at: location)
    }
  }
}
