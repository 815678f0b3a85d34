extension TestStore {
  /// Forgets the actions that were received but not asserted, and adopts their state.
  ///
  /// Reports them as an issue that does not fail the test, unless ``exhaustivity`` is `off`.
  ///
  /// ```swift
  /// await store.send(.rhymeButtonTapped)
  /// await store.skipReceivedActions()
  /// store.assert { $0.rhyme = "sun" }
  /// ```
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await withIssueContext(at: location) {
      await core.settle(.skipReceivedActions, at: location)
      guard !core.received.isEmpty else {
        if strict { reportFailure(TestIssues.noActionsToSkip, at: location) }
        return
      }
      if exhaustivity != .off {
        reportSkipped(TestIssues.skippedActions(core.received.map(\.action)), at: location)
      }
      core.skipReceivedActions()
    }
  }

  /// Forgets the running effects; they keep running, and their actions must still be asserted.
  ///
  /// Reports them as an issue that does not fail the test, unless ``exhaustivity`` is `off`.
  ///
  /// ```swift
  /// await store.send(.task)
  /// await store.skipInFlightEffects()
  /// ```
  ///
  /// - Parameter strict: Whether the test fails if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await withIssueContext(at: location) {
      await core.settle(.skipInFlightEffects, at: location)
      let effects = core.engine.effectsInFlight.map(\.location)
      guard !effects.isEmpty else {
        if strict { reportFailure(TestIssues.noEffectsToSkip, at: location) }
        return
      }
      if exhaustivity != .off {
        reportSkipped(TestIssues.skippedEffects(effects), at: location)
      }
      core.engine.effects.forgetAll()
    }
  }
}
