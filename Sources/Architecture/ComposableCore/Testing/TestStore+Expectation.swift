extension TestStore {
  /// Compares a change of state with the expected one.
  ///
  /// An exhaustive assertion changes the state before the action, so it must mention every change.
  /// Any other assertion changes the state after the action, so only wrong values differ.
  ///
  /// - Parameters:
  ///   - update: The assertion.
  ///   - previousState: The state before the action.
  ///   - result: The result of the action.
  ///   - isOverdue: Whether the changes of a later action are asserted already.
  ///   - api: The function that the test called.
  func expect(
    _ update: ((inout State) throws -> Void)?,
    from previousState: State,
    to result: ActionResult<State>,
    isOverdue: Bool = false,
    by api: TestIssues.API,
    at location: CodeLocation
  ) {
    core.assertSharedChanges(of: result, isOverdue: isOverdue) {
      compare(update, from: previousState, to: result, by: api, at: location)
    }
  }

  private func compare(
    _ update: ((inout State) throws -> Void)?,
    from previousState: State,
    to result: ActionResult<State>,
    by api: TestIssues.API,
    at location: CodeLocation
  ) {
    let newState = result.state
    let isChanged = core.isDifferent(previousState, from: newState)
    guard let update else {
      if isChanged {
        core.report(
          TestIssues.unassertedChange(api, core.difference(previousState, newState)),
          at: location)
      }
      return
    }
    guard exhaustivity == .on else {
      let isAsExpected = core.afterSharedChanges {
        check(update, of: newState, to: result, by: api, at: location)
      }
      guard isAsExpected != nil, exhaustivity == .off(showSkippedAssertions: true) else { return }
      guard isChanged || core.isSharedWriteAsserted else {
        return core.show(TestIssues.needlessAssertion(api), at: location)
      }
      return showSkipped(by: update, from: previousState, to: result, api: api, at: location)
    }
    let isAsExpected = check(update, of: previousState, to: result, by: api, at: location)
    if isAsExpected == true, !isChanged, !core.isSharedWriteAsserted {
      reportFailure(TestIssues.needlessAssertion(api), at: location)
    }
  }

  /// Compares the state after an action with the one that an assertion makes of another state.
  ///
  /// - Returns: Whether they are the same, or `nil` if the assertion threw an error; a difference
  ///   and an error are reported.
  private func check(
    _ update: (inout State) throws -> Void,
    of state: State,
    to result: ActionResult<State>,
    by api: TestIssues.API,
    at location: CodeLocation
  ) -> Bool? {
    var expected = state
    guard apply(update, to: &expected, firstID: result.firstID, by: api, at: location) else {
      return nil
    }
    guard core.isDifferent(expected, from: result.state) else { return true }
    reportFailure(
      TestIssues.unexpectedState(api, core.difference(expected, result.state)), at: location)
    return false
  }

  /// Reports the changes that an assertion does not mention, as skipped.
  private func showSkipped(
    by update: (inout State) throws -> Void,
    from previousState: State,
    to result: ActionResult<State>,
    api: TestIssues.API,
    at location: CodeLocation
  ) {
    let newState = result.state
    var asserted = previousState
    // An error was reported when the assertion was applied to the new state.
    guard (try? core.apply(update, to: &asserted, firstID: result.firstID)) != nil,
      core.isDifferent(asserted, from: newState)
    else { return }
    core.show(
      TestIssues.unassertedRest(api, core.difference(asserted, newState)), at: location)
  }

  /// Applies an assertion to a state.
  ///
  /// - Returns: Whether the state is the expected one; `false` if the assertion threw an error, which
  ///   is reported.
  func apply(
    _ update: (inout State) throws -> Void,
    to state: inout State,
    firstID: StackElementID? = nil,
    by api: TestIssues.API,
    at location: CodeLocation
  ) -> Bool {
    do {
      try core.apply(update, to: &state, firstID: firstID)
      return true
    } catch {
      let message = TestIssues.assertionThrew(api, error)
      if exhaustivity == .off(showSkippedAssertions: true) {
        reportSkipped(message, at: location)
      } else {
        reportFailure(message, at: location)
      }
      return false
    }
  }
}
