extension TestStore where LocalState: Equatable, Action: Equatable {
  /// Runs the steps of a script in order, and reports each failed assertion.
  ///
  /// ```swift
  /// store.assert(
  ///   .send(.incrementButtonTapped) { $0.count = 1 },
  ///   .send(.rhymeButtonTapped),
  ///   .do { scheduler.advance() },
  ///   .receive(.rhymeResponse(.success("ten"))) { $0.rhyme = "ten" }
  /// )
  /// ```
  public func assert(
    _ steps: Step...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assert(steps, file: file, line: line)
  }

  /// Runs the steps of a script in order, and reports each failed assertion.
  public func assert(
    _ steps: [Step],
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for step in steps { perform(step) }
  }

  private func perform(_ step: Step) {
    let location = step.location
    switch step.kind {
    case .send(let action, let update):
      send(
        action, update, fileID: location.fileID, file: location.filePath, line: location.line,
        column: location.column)
    case .receive(let action, let update):
      receive(
        action, update, fileID: location.fileID, file: location.filePath, line: location.line,
        column: location.column)
    case .environment(let update):
      core.reportUnassertedActions(before: .environment, at: location)
      do { try update(&environment) } catch {
        reportFailure(TestIssues.assertionThrew(.environment, error), at: location)
      }
    case .do(let work):
      core.reportUnassertedActions(before: .do, at: location)
      do { try work() } catch {
        reportFailure(TestIssues.assertionThrew(.do, error), at: location)
      }
    case .sequence(let steps):
      for step in steps { perform(step) }
    }
  }
}

extension TestStore {
  /// A step of a script for ``assert(_:file:line:)``.
  public struct Step {
    indirect enum Kind {
      case send(LocalAction, (inout LocalState) throws -> Void)
      case receive(Action, (inout LocalState) throws -> Void)
      case environment((inout Environment) throws -> Void)
      case `do`(() throws -> Void)
      case sequence([Step])
    }

    let kind: Kind
    let location: CodeLocation

    /// Sends an action and asserts how it changes the state.
    ///
    /// - Parameters:
    ///   - action: The action that is sent or expected.
    ///   - update: Changes the previous state to the expected state.
    public static func send(
      _ action: LocalAction,
      _ update: @escaping (inout LocalState) throws -> Void = { _ in },
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .send(action, update),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Asserts that an effect sent an action, and how that changed the state.
    ///
    /// - Parameters:
    ///   - action: The action that is sent or expected.
    ///   - update: Changes the previous state to the expected state.
    public static func receive(
      _ action: Action,
      _ update: @escaping (inout LocalState) throws -> Void = { _ in },
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .receive(action, update),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Changes the environment for later steps.
    public static func environment(
      _ update: @escaping (inout Environment) throws -> Void,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .environment(update),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Runs a function of the test, for example to advance a scheduler.
    public static func `do`(
      _ work: @escaping () throws -> Void,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .do(work),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Groups steps that several scripts share into one step.
    public static func sequence(
      _ steps: [Step],
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .sequence(steps),
        location: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Groups steps that several scripts share into one step.
    public static func sequence(
      _ steps: Step...,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      .sequence(steps, fileID: fileID, file: filePath, line: line, column: column)
    }
  }
}
