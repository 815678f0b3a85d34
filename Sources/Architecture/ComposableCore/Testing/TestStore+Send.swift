extension TestStore {
  /// Sends an action and asserts the change of state.
  ///
  /// ```swift
  /// await store.send(.incrementButtonTapped) {
  ///   $0.count = 1
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  ///     Omit it if the action changes nothing.
  /// - Returns: The effects that the action started, to wait for or to cancel.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return await withIssueContext(at: location) {
      guard !isDismissed else {
        reportFailure(TestIssues.sendAfterDismissal(action), at: location)
        return TestStoreTask(group: nil, timeout: timeout, executor: core.executor)
      }
      core.reportUnassertedActions(TestIssues.unassertedActionsBeforeSend, at: location)
      core.passReceivedActions()
      core.engine.effects.mark = location
      let previousState = state
      let (group, result) = core.send(action)
      expect(updateStateToExpectedResult, from: previousState, to: result, by: .send, at: location)
      if group == nil, core.presentations.isMissingIfLet(for: action),
        !core.isDifferent(previousState, from: result.state)
      {
        reportFailure(TestIssues.presentedWithoutIfLet(action), at: location)
      }
      core.assertedState = result.state
      await core.settle(.send, at: location)
      skipEffectsOfDismissedFeature()
      guard let group else {
        return TestStoreTask(group: nil, timeout: timeout, executor: core.executor)
      }
      return task(of: action, with: group)
    }
  }

  // Not inlined, since the types of its values would be looked up for actions without effects, too.
  @inline(never)
  private func task(of action: Action, with group: EffectGroup) -> TestStoreTask {
    let facts = UncheckedSendable((action, IsolatedWeak(core.engine)))
    return TestStoreTask(group: group, timeout: timeout, executor: core.executor) {
      guard let engine = facts.value.1.value else { return nil }
      return (TestIssues.caseLabel(of: facts.value.0), engine.locations(of: group))
    }
  }

  /// Sends an action without a value, by its case, and asserts the change of state.
  ///
  /// - Parameters:
  ///   - action: The case of the action.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  /// - Returns: The effects that the action started.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Sends an action by its case and its value, and asserts the change of state.
  ///
  /// ```swift
  /// await store.send(\.rhymeResponse, "sun") {
  ///   $0.rhyme = "sun"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The case of the action.
  ///   - value: The value that the action carries.
  ///   - updateStateToExpectedResult: Changes the state before the action to the state after it.
  /// - Returns: The effects that the action started.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Forgets the effects of a feature that dismissed itself; an application cancels them.
  func skipEffectsOfDismissedFeature() {
    if isDismissed { core.engine.effects.forgetAll() }
  }
}
