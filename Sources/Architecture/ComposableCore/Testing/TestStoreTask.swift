/// The effects that an action of a test started, and all effects that follow from them.
///
/// ```swift
/// let task = await store.send(.task)
/// // Assert what a long-living effect does, then end it like a view that disappears.
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  /// The action that started the effects, and the source locations of the running ones.
  typealias Origin = (action: String, effects: [CodeLocation])

  let group: EffectGroup?
  let timeout: Duration
  let executor: TestExecutor
  /// Returns the facts for a failure's message, or `nil` if the store is gone.
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

  /// Wraps a task that no store has started.
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
  ///
  /// ```swift
  /// let task = await store.send(.task)
  /// await task.cancel()
  /// ```
  public func cancel() async {
    group?.cancel()
    _ = await waitForEnd(nil)
  }

  /// Waits until the effects have ended, and reports an issue if they still run after the timeout.
  ///
  /// ```swift
  /// let task = await store.send(.rhymeButtonTapped)
  /// await store.receive(\.rhymeResponse)
  /// await task.finish()
  /// ```
  ///
  /// - Parameter duration: The time to wait for effects that depend on work outside of the test.
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
    reportFailure(
      TestIssues.unfinishedTask(
        .init(outcome, timeout: duration ?? timeout),
        action: origin?.action, effects: origin?.effects ?? []),
      at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Whether the effects were cancelled, or there were none.
  ///
  /// ```swift
  /// let task = await store.send(.task)
  /// await task.cancel()
  /// #expect(task.isCancelled)
  /// ```
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
