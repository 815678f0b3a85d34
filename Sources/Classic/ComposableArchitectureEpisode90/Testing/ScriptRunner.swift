import ConcurrencyExtras
import DeterministicScheduler
import Foundation
import IssueRecording
import IssueReporting

/// Runs the steps of a test script against a reducer.
package final class ScriptRunner<Value: Equatable, Action: Equatable> {
  private var value: Value
  private let reducer: Reducer<Value, Action>
  private var effects: [Effect<Action>] = []

  package init(value: Value, reducer: @escaping Reducer<Value, Action>) {
    self.value = value
    self.reducer = reducer
  }

  package func run(
    _ steps: [Step<Value, Action>], filePath: StaticString, fileID: StaticString, line: UInt
  ) {
    for step in steps { run(step) }
    if !effects.isEmpty {
      reportIssue(
        Issues.effectsLeft(effects.count), fileID: fileID, filePath: filePath, line: line, column: 1
      )
      UnrecordedFailures.noteAssertion()
    }
  }

  private func run(_ step: Step<Value, Action>) {
    var expected = value
    step.update(&expected)
    switch step.type {
    case .send:
      guard let action = step.action else { return step.report(Issues.missingAction(step.type)) }
      if !effects.isEmpty { step.report(Issues.effectsBeforeSend(effects.count)) }
      effects += reducer(&value, action)
    case .receive:
      guard !effects.isEmpty else { return step.report(Issues.noEffect(step.type)) }
      guard let action = step.action else { return step.report(Issues.missingAction(step.type)) }
      guard let received = runNextEffect().first else {
        return step.report(Issues.nothingReceived(action))
      }
      if received != action {
        step.report(Issues.unexpectedAction(expected: action, received: received))
      }
      effects += reducer(&value, received)
    case .fireAndForget:
      guard !effects.isEmpty else { return step.report(Issues.noEffect(step.type)) }
      if let received = runNextEffect().first { step.report(Issues.needlessAction(received)) }
    }
    if expected != value { step.report(Issues.unexpectedValue(expected: expected, actual: value)) }
  }

  /// Runs the first effect, waits at most one second for its end, and returns its actions.
  private func runNextEffect() -> [Action] {
    var actions: [Action] = []
    let done = DispatchSemaphore(value: 0)
    let cancellable = effects.removeFirst().sink(
      receiveCompletion: { _ in done.signal() }, receiveValue: { actions.append($0) })
    defer { cancellable.cancel() }
    // Runs the run loop rather than block the main thread: the effect may need the main queue.
    let isMain = Thread.isMainThread
    var limit = TimeLimit(.seconds(1))
    while done.wait(timeout: isMain ? .now() : .now() + 0.01) == .timedOut, !limit.isOver() {
      if isMain { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.001)) }
    }
    return actions
  }
}

extension Step {
  fileprivate func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: 1)
    UnrecordedFailures.noteAssertion()
  }
}
