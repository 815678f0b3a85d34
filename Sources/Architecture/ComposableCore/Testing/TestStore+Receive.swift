extension TestStore {
  /// Asserts that an effect sent an action, and the change of state.
  ///
  /// ```swift
  /// await store.send(.rhymeButtonTapped)
  /// await store.receive(.rhymeResponse("sun")) {
  ///   $0.rhyme = "sun"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: The time to wait for effects that depend on work outside of the test. If
  ///     omitted, the store's ``timeout``.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  ///     Omit it if the action changes nothing.
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
        description: { TestIssues.dump(expectedAction) },
        matches: { $0 == expectedAction },
        mismatch: { TestIssues.difference(expectedAction, $0, labels: ("Expected", "Received")) }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Unavailable: explains the alternatives for actions that are not `Equatable`.
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

  /// Asserts that an effect sent an action that a predicate accepts, and the change of state.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: The time to wait for effects that depend on work outside of the test.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
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
          description: { "    an action that the predicate accepts" },
          matches: isMatching,
          mismatch: { TestIssues.mismatch("an action that the predicate accepts", $0) }),
        timeout: duration, assert: updateStateToExpectedResult,
        at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
