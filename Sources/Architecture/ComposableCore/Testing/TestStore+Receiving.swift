import IssueReporting

/// An action that a test expects to receive.
struct ExpectedAction<Action> {
  /// Describes the expected action, for messages.
  let description: () -> String
  /// Whether an action is the expected one.
  let matches: (Action) -> Bool
  /// Describes the difference of an action from the expected one, for messages.
  let mismatch: (Action) -> String
}

extension TestStore {
  /// Asserts that an effect sent an action, and the change of state.
  func receive(
    _ expected: ExpectedAction<Action>,
    timeout duration: Duration?,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)?,
    at location: CodeLocation
  ) async {
    await withIssueContext(at: location) {
      core.engine.effects.mark = location
      await core.settle(.receive, at: location)
      skipEffectsOfDismissedFeature()
      guard let index = await index(of: expected, timeout: duration, at: location) else { return }
      pass(over: index, at: location)
      // An overdue action is older than the last `send`, so the asserted state is newer already.
      let isOverdue = core.isFirstReceivedActionOverdue
      let received = core.takeReceivedActions(1).first!
      defer { if !isOverdue { core.assertedState = received.result.state } }
      guard expected.matches(received.action) else {
        core.assertSharedChanges(of: received.result, isOverdue: isOverdue) {
          reportFailure(
            TestIssues.unexpectedAction(expected.mismatch(received.action)), at: location)
        }
        return
      }
      expect(
        updateStateToExpectedResult, from: isOverdue ? received.previousState : state,
        to: received.result, isOverdue: isOverdue, by: .receive, at: location)
    }
  }

  /// Runs an operation whose issues are reported at a location, if they do not have one.
  func withIssueContext<R>(
    at location: CodeLocation, _ operation: @MainActor () async -> R
  ) async -> R {
    await IssueReporting.withIssueContext(
      fileID: location.fileID, filePath: location.filePath, line: location.line,
      column: location.column
    ) {
      await ReportedIssues.$current.withValue(core.reportedIssues, operation: operation)
    }
  }

  /// Finds the first received action that an expectation applies to, and waits for one if needed.
  ///
  /// - Returns: The index of the action, or `nil` if there is none, which is reported.
  private func index(
    of expected: ExpectedAction<Action>, timeout duration: Duration?, at location: CodeLocation
  ) async -> Int? {
    let core = core
    if let index = core.index(of: expected) { return index }
    let hadEffects = core.engine.hasEffectsInFlight
    var outcome = TestExecutor.Waiting.reached
    if hadEffects {
      outcome = await core.wait(duration, orAtMost: timeout) {
        core.index(of: expected) != nil || !core.engine.hasEffectsInFlight
      }
    }
    skipEffectsOfDismissedFeature()
    if let index = core.index(of: expected) { return index }
    let miss = TestIssues.Miss(
      expected: expected.description(), isAny: exhaustivity == .on,
      received: core.received.map(\.action),
      effects: core.engine.effectsInFlight.map(\.location))
    let message =
      switch outcome {
      case .reached: hadEffects ? TestIssues.effectsEnded(miss) : TestIssues.nothingReceived(miss)
      case .nothingUnderWay: TestIssues.nothingUnderWay(miss, timeout: duration ?? timeout)
      case .timedOut: TestIssues.receiveTimeout(miss, timeout: duration ?? timeout)
      }
    reportFailure(message, at: location)
    return nil
  }

  /// Drops received actions that a test does not mention, and adopts their state.
  private func pass(over count: Int, at location: CodeLocation) {
    guard count > 0 else { return }
    core.assertedState = core.received.prefix(count).last!.result.state
    let skipped = core.takeReceivedActions(count)
    core.show(TestIssues.passedOver(skipped.map(\.action)), at: location)
  }
}
