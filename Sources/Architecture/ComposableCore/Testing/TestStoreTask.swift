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

  let group: EffectGroup?
  let timeout: Duration
  let executor: TestExecutor
  /// Asks the store, which may have gone, for what a failure says.
  private let origin: @MainActor @Sendable () -> Origin?

  init(
    group: EffectGroup?, timeout: Duration, executor: TestExecutor,
    origin: @escaping @MainActor @Sendable () -> Origin? = { nil }
  ) {
    self.group = group
    self.timeout = timeout
    self.executor = executor
    self.origin = origin
  }

  /// Stands for a task that no store has started.
  @_spi(Internals)
  public init(rawValue: Task<Void, Never>?, timeout: Duration) {
    let group = rawValue.map { task in
      let group = EffectGroup()
      group.add(0, cancel: task.cancel)
      Task {
        await task.value
        group.finish(0)
      }
      return group
    }
    self.init(group: group, timeout: timeout, executor: TestExecutor())
  }

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    group?.cancel()
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
  public var isCancelled: Bool { group?.isCancelled ?? true }

  @MainActor
  private func waitForEnd(_ duration: Duration?) async -> TestExecutor.Waiting {
    guard let group else { return .reached }
    await executor.settle { !group.isEmpty }
    return await executor.wait(
      atMost: duration ?? timeout, isPatient: duration != nil, hasEffects: { !group.isEmpty },
      until: { group.isEmpty })
  }

  /// Compares by identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
