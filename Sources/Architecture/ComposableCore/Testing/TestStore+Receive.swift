extension TestStore {
  /// Asserts that an effect sent an action, and how that changed the state.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for an effect that waits for the world outside; the store's
  ///     ``timeout`` if left out.
  ///   - updateStateToExpectedResult: Changes the state before the action to that after it. Leave it
  ///     out when the action changes nothing.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      ExpectedAction(
        description: TestIssues.dump(expectedAction),
        matches: { $0 == expectedAction },
        mismatch: { TestIssues.difference(expectedAction, $0, labels: ("Expected", "Received")) }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Explains what to do about actions that can't be compared.
  @available(
    *, unavailable,
    message:
      "The action is not 'Equatable'. Receive it by its case ('receive(\\.response)'), by its case and value ('receive(\\.response, 1)') or by a predicate ('receive { $0.isResponse }')"
  )
  @_disfavoredOverload
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    preconditionFailure("'receive' was called with an action that is not 'Equatable'")
  }

  /// Asserts that an effect sent an action that a predicate accepts, and how that changed the state.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: How long to wait for an effect that waits for the world outside.
  ///   - updateStateToExpectedResult: Changes the state before the action to that after it.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        ExpectedAction(
          description: "    an action that the predicate accepts",
          matches: isMatching,
          mismatch: { TestIssues.mismatch("an action that the predicate accepts", $0) }),
        timeout: duration, assert: updateStateToExpectedResult,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
