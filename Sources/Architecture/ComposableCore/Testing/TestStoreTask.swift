/// The effects that an action of a test started, and all that follow from them.
///
/// ```swift
/// let task = await store.send(.task)
/// // Assert what a long-living effect does, then end it like a view that disappears.
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  /// The action that started the effects, and where those that run were made.
  typealias Origin = (action: String, effects: [SourceLocation])

  let scope: EffectScope?
  let timeout: Duration
  let executor: TestExecutor
  /// Asks the store, which may have gone, for what a failure says.
  private let origin: @MainActor @Sendable () -> Origin?

  init(
    scope: EffectScope?, timeout: Duration, executor: TestExecutor,
    origin: @escaping @MainActor @Sendable () -> Origin? = { nil }
  ) {
    self.scope = scope
    self.timeout = timeout
    self.executor = executor
    self.origin = origin
  }

  /// Stands for a task that no store has started.
  @_spi(Internals)
  public init(rawValue: Task<Void, Never>?, timeout: Duration) {
    let scope = rawValue.map { task in
      let scope = EffectScope()
      scope.add(0, cancel: task.cancel)
      Task {
        await task.value
        scope.finish(0)
      }
      return scope
    }
    self.init(scope: scope, timeout: timeout, executor: TestExecutor())
  }

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    scope?.cancel()
    _ = await waitForEnd(nil)
  }

  /// Waits for the effects.
  ///
  /// - Parameter duration: How long to wait for effects that wait for the world outside.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let outcome = await waitForEnd(duration)
    guard outcome != .reached else { return }
    let origin = await origin()
    reportIssue(
      TestIssues.unfinishedTask(
        .init(outcome, timeout: duration ?? timeout),
        action: origin?.action, effects: origin?.effects ?? []),
      at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { scope?.isCancelled ?? true }

  @MainActor
  private func waitForEnd(_ duration: Duration?) async -> TestExecutor.Waiting {
    guard let scope else { return .reached }
    await executor.settle { !scope.isEmpty }
    return await executor.wait(
      atMost: duration ?? timeout, isPatient: duration != nil, hasEffects: { !scope.isEmpty },
      until: { scope.isEmpty })
  }

  /// Compares by identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.scope === rhs.scope }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope.map(ObjectIdentifier.init))
  }
}
