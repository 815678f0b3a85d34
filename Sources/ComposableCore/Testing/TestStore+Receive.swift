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
    filePath: StaticString = #filePath,
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

  /// Asserts that an effect sent an action of a case, and how that changed the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, at any depth: `\.profile.presented.response.success`.
  ///   - duration: How long to wait for an effect that waits for the world outside.
  ///   - updateStateToExpectedResult: Changes the state before the action to that after it.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let casePath = AnyCasePath(actionCase)
    await receive(
      ExpectedAction(
        description: "    an action that matches \(actionCase)",
        matches: { casePath.extract(from: $0) != nil },
        mismatch: { TestIssues.received($0) }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Asserts that an effect sent an action of a case with a value, and how that changed the state.
  ///
  /// - Parameters:
  ///   - actionCase: The case, at any depth.
  ///   - value: The value that the action carries.
  ///   - duration: How long to wait for an effect that waits for the world outside.
  ///   - updateStateToExpectedResult: Changes the state before the action to that after it.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let casePath = AnyCasePath(actionCase)
    await receive(
      ExpectedAction(
        description: TestIssues.dump(casePath.embed(value)),
        matches: { casePath.extract(from: $0) == value },
        mismatch: { received in
          guard let other = casePath.extract(from: received) else {
            return TestIssues.received(received)
          }
          return TestIssues.difference(value, other, labels: ("Expected", "Actual"))
        }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
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
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await receive(
        ExpectedAction(
          description: "    an action that the predicate accepts",
          matches: isMatching,
          mismatch: { TestIssues.received($0) }),
        timeout: duration, assert: updateStateToExpectedResult,
        at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  private func receive(
    _ expected: ExpectedAction<Action>,
    timeout duration: Duration?,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)?,
    at location: SourceLocation
  ) async {
    core.engine.currentMark = location
    await core.executor.settle()
    if core.received.isEmpty {
      guard await waitForAction(expected, timeout: duration ?? timeout, at: location) else {
        return
      }
    }
    let received = core.received.removeFirst()
    let previousState = core.assertedState
    core.assertedState = received.state
    guard expected.matches(received.action) else {
      reportIssue(TestIssues.unexpectedAction(expected.mismatch(received.action)), at: location)
      return
    }
    expect(
      updateStateToExpectedResult, from: previousState, to: received.state,
      by: "receiving the action", at: location)
    await core.executor.settle()
  }

  /// Waits for an effect to send an action; reports why none can come, or has come in time.
  private func waitForAction(
    _ expected: ExpectedAction<Action>, timeout: Duration, at location: SourceLocation
  ) async -> Bool {
    guard !core.engine.effectsInFlight.isEmpty else {
      reportIssue(TestIssues.nothingReceived(expected.description), at: location)
      return false
    }
    let core = core
    let isReceived = await core.executor.settle(for: timeout) {
      !core.received.isEmpty || core.engine.effectsInFlight.isEmpty
    }
    if !core.received.isEmpty { return true }
    reportIssue(
      isReceived
        ? TestIssues.nothingReceived(expected.description)
        : TestIssues.receiveTimeout(
          expected.description, timeout: timeout,
          effects: core.engine.effectsInFlight.map(\.location)),
      at: location)
    return false
  }
}

/// What a test expects to receive.
private struct ExpectedAction<Action> {
  let description: String
  let matches: (Action) -> Bool
  let mismatch: (Action) -> String
}
