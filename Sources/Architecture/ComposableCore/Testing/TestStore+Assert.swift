extension TestStore {
  /// Asserts the state outside of an action.
  ///
  /// ```swift
  /// store.assert {
  ///   $0.count = 2
  /// }
  /// ```
  ///
  /// - Parameter updateStateToExpectedResult: Changes the current state to the expected one.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    func check() {
      var expected = state
      guard
        apply(updateStateToExpectedResult, to: &expected, by: .assert, at: location),
        core.isDifferent(expected, from: state)
      else { return }
      reportFailure(
        TestIssues.unexpectedState(.assert, core.difference(expected, state)), at: location)
    }
    core.assertSharedChanges {
      if exhaustivity == .on { check() } else { core.afterSharedChanges(check) }
    }
  }
}
