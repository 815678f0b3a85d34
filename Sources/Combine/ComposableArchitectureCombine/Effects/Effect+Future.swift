extension Effect {
  /// Creates an effect that sends one action, from work that calls back once.
  ///
  /// ```swift
  /// case .recordButtonTapped:
  ///   return .future { callback in
  ///     recognizer.start { text in callback(.success(.queryChanged(text))) }
  ///   }
  /// ```
  ///
  /// - Parameter attempt: Starts the work, and calls its argument once, with the action.
  public static func future(
    _ attempt: @escaping (@escaping (Result<Action, Never>) -> Void) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .publisher(
      { Deferred { Future(attempt) } },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an effect that sends the action that a function returns.
  ///
  /// - Parameter attempt: Returns the action. Called when the effect starts.
  public static func result(
    _ attempt: @escaping () -> Result<Action, Never>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    future(
      { $0(attempt()) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an effect that runs a function and sends nothing.
  ///
  /// - Parameter work: Called when the effect starts.
  public static func fireAndForget(
    _ work: @escaping () -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .publisher(
      {
        Deferred {
          work()
          return Empty<Action, Never>()
        }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
