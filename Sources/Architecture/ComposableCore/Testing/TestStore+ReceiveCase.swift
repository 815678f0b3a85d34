extension TestStore {
  /// Asserts that an effect sent an action of a case, and the change of state.
  ///
  /// ```swift
  /// await store.receive(\.rhymeResponse) {
  ///   $0.rhyme = "sun"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case, at any depth: `\.profile.presented.response.success`.
  ///   - duration: The time to wait for effects that depend on work outside of the test.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      caseOf: AnyCasePath(actionCase), described: TestIssues.action(of: actionCase),
      timeout: duration, assert: updateStateToExpectedResult,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sent an action of a case with a value, and the change of state.
  ///
  /// ```swift
  /// await store.receive(\.rhymeResponse, "sun") {
  ///   $0.rhyme = "sun"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - actionCase: The case, at any depth.
  ///   - value: The value that the action carries.
  ///   - duration: The time to wait for effects that depend on work outside of the test.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let casePath = AnyCasePath(actionCase)
    await receive(
      ExpectedAction(
        description: { TestIssues.dump(casePath.embed(value)) },
        matches: { casePath.extract(from: $0) == value },
        mismatch: { received in
          guard let other = casePath.extract(from: received) else {
            return TestIssues.mismatch(TestIssues.action(of: actionCase), received)
          }
          return TestIssues.difference(value, other)
        }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sent an action that a case path extracts a value from.
  func receive<Value>(
    caseOf casePath: AnyCasePath<Action, Value>,
    described description: @autoclosure @escaping () -> String,
    timeout duration: Duration?,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)?,
    at location: CodeLocation
  ) async {
    await receive(
      ExpectedAction(
        description: { "    \(description())" },
        matches: { casePath.extract(from: $0) != nil },
        mismatch: { TestIssues.mismatch(description(), $0) }),
      timeout: duration, assert: updateStateToExpectedResult, at: location)
  }
}
