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
  ///   - api: The function that the test called.
  func expect(
    _ update: ((inout State) throws -> Void)?,
    from previousState: State,
    to result: ActionResult<State>,
    by api: TestIssues.API,
    at location: CodeLocation
  ) {
    defer { core.forgetSharedChanges() }
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
    let isExhaustive = exhaustivity == .on
    var expected = isExhaustive ? previousState : newState
    guard apply(update, to: &expected, firstID: result.firstID, by: api, at: location) else {
      return
    }
    if core.isDifferent(expected, from: newState), isExhaustive || expected != newState {
      reportIssue(
        TestIssues.unexpectedState(api, core.difference(expected, newState)), at: location)
    } else if isExhaustive, !isChanged {
      reportIssue(TestIssues.needlessAssertion(api), at: location)
    }
    if exhaustivity == .off(showSkippedAssertions: true) {
      showSkipped(by: update, from: previousState, to: result, api: api, at: location)
    }
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
    guard previousState != newState else {
      core.show(TestIssues.needlessAssertion(api), at: location)
      return
    }
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
        reportIssue(message, at: location)
      }
      return false
    }
  }
}
