extension TestStore {
  /// Asserts that an effect sent an action that a case path extracts a value from.
  @available(*, deprecated, message: "Receive by a case key path: 'receive(\\.response)'")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      caseOf: actionCase, described: TestIssues.action(of: actionCase), timeout: duration,
      assert: updateStateToExpectedResult,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sent an action that a case path extracts a value from.
  @available(*, deprecated, message: "Receive by a case key path, and use a 'Duration'")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      caseOf: actionCase, described: TestIssues.action(of: actionCase),
      timeout: .nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sent an action, and the change of state.
  @available(*, deprecated, message: "Use a 'Duration' for 'timeout'")
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction, timeout: Duration.nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Asserts that an effect sent an action that a predicate accepts, and the change of state.
  @available(*, deprecated, message: "Use a 'Duration' for 'timeout'")
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: Duration.nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Asserts that an effect sent an action of a case, and the change of state.
  @available(*, deprecated, message: "Use a 'Duration' for 'timeout'")
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: Duration.nanoseconds(nanoseconds),
      assert: updateStateToExpectedResult, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Waits until every effect has ended, and asserts that every received action was asserted.
  @available(*, deprecated, message: "Use a 'Duration' for 'timeout'")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration.nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

extension TestStoreTask {
  /// Waits until the effects have ended, and reports an issue if they still run after the timeout.
  @available(*, deprecated, message: "Use a 'Duration' for 'timeout'")
  @_disfavoredOverload
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: Duration.nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}
