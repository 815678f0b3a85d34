extension Effect {
  /// Sends the action that a function comes to, now or later.
  ///
  /// It wraps work that calls back once:
  ///
  /// ```swift
  /// case .recordButtonTapped:
  ///   return .future { callback in
  ///     recognizer.start { text in callback(.success(.queryChanged(text))) }
  ///   }
  /// ```
  ///
  /// - Parameter attempt: Starts the work, and gets what to call with the action.
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

  /// Does something when the effect is started, and sends what comes of it.
  ///
  /// - Parameter attempt: The work.
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

  /// Does something when the effect is started, and sends nothing.
  ///
  /// - Parameter work: The work.
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
