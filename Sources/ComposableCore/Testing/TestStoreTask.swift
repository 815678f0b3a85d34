/// The effects that an action of a test started, and all that follow from them.
public struct TestStoreTask: Hashable, Sendable {
  let scope: EffectScope?
  let timeout: Duration
  let settle: @MainActor @Sendable (Duration, @MainActor () -> Bool) async -> Bool

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    scope?.cancel()
    await waitForEnd(timeout)
  }

  /// Waits for the effects.
  ///
  /// - Parameter duration: How long to wait for effects that wait for the world outside.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let timeout = duration ?? timeout
    guard await !waitForEnd(timeout) else { return }
    reportIssue(
      TestIssues.taskFinishTimeout(timeout: timeout),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { scope?.isCancelled ?? true }

  @discardableResult
  private func waitForEnd(_ timeout: Duration) async -> Bool {
    guard let scope else { return true }
    return await settle(timeout) { scope.isEmpty }
  }

  /// Compares by identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.scope === rhs.scope }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope.map(ObjectIdentifier.init))
  }
}
