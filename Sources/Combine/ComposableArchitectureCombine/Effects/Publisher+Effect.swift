// Disfavoured: the classic API has functions of the same names that return classic effects.

extension Publisher where Failure == Never {
  /// Returns an effect that sends the publisher's actions.
  @_disfavoredOverload
  public func eraseToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Output> {
    .publisher({ self }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that sends an action for each value of the publisher.
  ///
  /// - Parameter transform: Returns the action for a value.
  @_disfavoredOverload
  public func eraseToEffect<Action>(
    _ transform: @escaping (Output) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    .publisher(
      { map(transform) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Publisher {
  /// Returns an effect that sends the publisher's values and failure as results.
  @_disfavoredOverload
  public func catchToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Result<Output, Failure>> {
    catchToEffect(
      { $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that sends an action for each value of the publisher and for its failure.
  ///
  /// ```swift
  /// case .rhymeButtonTapped:
  ///   return client.rhyme(state.query)
  ///     .receive(on: mainQueue)
  ///     .catchToEffect(Action.rhymeResponse)
  /// ```
  ///
  /// - Parameter transform: Returns the action for a result.
  @_disfavoredOverload
  public func catchToEffect<Action>(
    _ transform: @escaping (Result<Output, Failure>) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    .publisher(
      {
        map { transform(.success($0)) }
          .catch { Just(transform(.failure($0))) }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns an effect that runs the publisher and ignores its values and failure.
  ///
  /// - Parameter actionType: The action type of the effect.
  @_disfavoredOverload
  public func fireAndForget<Action>(
    actionType: Action.Type = Action.self,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    .publisher(
      {
        flatMap { _ in Empty<Action, Failure>() }
          .catch { _ in Empty<Action, Never>() }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
