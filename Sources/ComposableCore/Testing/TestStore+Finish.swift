extension TestStore {
  /// Waits until every effect has ended, and asserts that every received action was asserted.
  ///
  /// - Parameter duration: How long to wait for effects that wait for the world outside; the
  ///   store's ``timeout`` if left out.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let core = core
    let timeout = duration ?? timeout
    let isFinished = await core.executor.settle(for: timeout) {
      core.engine.effectsInFlight.isEmpty
    }
    if !isFinished {
      reportIssue(
        TestIssues.finishTimeout(
          timeout: timeout, effects: core.engine.effectsInFlight.map(\.location)),
        at: location)
    }
    if !core.received.isEmpty {
      reportIssue(
        TestIssues.unassertedActionsAtEnd(core.received.map(\.action)), at: location)
      core.adoptReceivedActions()
    }
  }

  /// Forgets the actions that were received but not asserted, and adopts their state.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.executor.settle()
    if strict, core.received.isEmpty {
      reportIssue(TestIssues.noActionsToSkip, at: location)
    }
    core.adoptReceivedActions()
  }

  /// Forgets the effects that run; they go on, and what they send must still be asserted.
  ///
  /// - Parameter strict: Whether it is a failure that there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await core.executor.settle()
    if strict, core.engine.effectsInFlight.isEmpty {
      reportIssue(TestIssues.noEffectsToSkip, at: location)
    }
    core.engine.forgetEffectsInFlight()
  }
}
