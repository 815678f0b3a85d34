/// The effects that an action started, and all that follow from them.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     Text(store.count.formatted())
///       .task { await store.send(.task).finish() }
///   }
/// }
/// ```
public struct StoreTask: Hashable, Sendable {
  let group: EffectGroup?

  /// Cancels the effects.
  ///
  /// ```swift
  /// let task = store.send(.task)
  /// task.cancel()
  /// ```
  public func cancel() {
    group?.cancel()
  }

  /// Waits for the effects, and cancels them when the waiting task is cancelled.
  ///
  /// The wait stays on the caller's actor, without a detour over another thread.
  ///
  /// ```swift
  /// await store.send(.saveButtonTapped).finish()
  /// ```
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let group else { return }
    await withTaskCancellationHandler {
      // Passed on, because a closure that does not use the actor runs on the shared pool of threads.
      await group.wait(isolation: isolation)
    } onCancel: {
      group.cancel()
    }
  }

  /// Whether the effects were cancelled, or there were none.
  ///
  /// ```swift
  /// let task = store.send(.task)
  /// task.cancel()
  /// print(task.isCancelled)  // true
  /// ```
  public var isCancelled: Bool { group?.isCancelled ?? true }

  /// Compares by identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.group === rhs.group }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(group.map(ObjectIdentifier.init))
  }
}
