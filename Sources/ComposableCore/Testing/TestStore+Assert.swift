extension TestStore {
  /// Asserts the state outside of an action.
  ///
  /// - Parameter updateStateToExpectedResult: Changes the current state to the expected one.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let expected = expectedState(updateStateToExpectedResult, from: state, at: location)
    else { return }
    if expected != state {
      reportIssue(
        TestIssues.unexpectedState(
          TestIssues.difference(expected, state, labels: ("Expected", "Actual"))),
        at: location)
    }
  }

  /// Compares a change of state with the expected one.
  func expect(
    _ update: ((inout State) throws -> Void)?,
    from previousState: State,
    to newState: State,
    by event: String,
    at location: SourceLocation
  ) {
    guard let update else {
      if previousState != newState {
        reportIssue(
          TestIssues.unassertedChange(
            TestIssues.difference(previousState, newState, labels: ("Expected", "Actual"))),
          at: location)
      }
      return
    }
    guard let expected = expectedState(update, from: previousState, at: location) else { return }
    if expected != newState {
      reportIssue(
        TestIssues.unexpectedState(
          TestIssues.difference(expected, newState, labels: ("Expected", "Actual"))),
        at: location)
    } else if previousState == newState {
      reportIssue(TestIssues.needlessAssertion(event: event), at: location)
    }
  }

  private func expectedState(
    _ update: (inout State) throws -> Void, from state: State, at location: SourceLocation
  ) -> State? {
    var expected = state
    do {
      try core.withFeatureDependencies { try update(&expected) }
      return expected
    } catch {
      reportIssue(TestIssues.assertionThrew(error), at: location)
      return nil
    }
  }
}
