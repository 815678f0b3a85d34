extension TestStore {
  /// Waits until every effect has ended, and asserts that every received action was asserted.
  ///
  /// ```swift
  /// await store.send(.saveButtonTapped)
  /// await store.finish()
  /// ```
  ///
  /// - Parameter duration: The time to wait for effects that depend on work outside of the test. If
  ///   omitted, the store's ``timeout``.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await withIssueContext(at: location) {
      let core = core
      await core.settle(.finish, at: location)
      skipEffectsOfDismissedFeature()
      let outcome = await core.wait(duration, orAtMost: timeout) {
        !core.engine.hasEffectsInFlight
      }
      skipEffectsOfDismissedFeature()
      let effects = core.engine.effectsInFlight.map(\.location)
      if !effects.isEmpty {
        core.report(
          TestIssues.unfinishedEffects(
            .init(outcome, timeout: duration ?? timeout), effects: effects),
          at: location)
      }
      core.reportUnassertedActions(TestIssues.unassertedActionsAtFinish, at: location)
      if core.received.isEmpty { core.reportSharedChanges(.finish, at: location) }
      core.skipReceivedActions()
    }
  }
}
