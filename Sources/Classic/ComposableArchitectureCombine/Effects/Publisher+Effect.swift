// Disfavoured, because the API of 2021 has functions of these names with effects of its own.

extension Publisher where Failure == Never {
  /// Makes an effect of a publisher of actions.
  @_disfavoredOverload
  public func eraseToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Output> {
    .publisher({ self }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes an effect of a publisher, with actions made of its values.
  ///
  /// - Parameter transform: Makes an action of a value.
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
  /// Makes an effect of a publisher, which sends its values and its failure as results.
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

  /// Makes an effect of a publisher, with actions made of its values and its failure.
  ///
  /// ```swift
  /// case .rhymeButtonTapped:
  ///   return client.rhyme(state.query)
  ///     .receive(on: mainQueue)
  ///     .catchToEffect(Action.rhymeResponse)
  /// ```
  ///
  /// - Parameter transform: Makes an action of a result.
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

  /// Makes an effect of a publisher whose values and failure nobody needs.
  ///
  /// - Parameter actionType: What the effect could send, but does not.
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
