/// The effects that an action started, and all that follow from them.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
public struct StoreTask: Hashable, Sendable {
  let scope: EffectScope?

  /// Cancels the effects.
  public func cancel() {
    scope?.cancel()
  }

  /// Waits for the effects, and cancels them when the waiting task is cancelled.
  ///
  /// It waits where it is called: there is no detour over another thread.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let scope else { return }
    await withTaskCancellationHandler {
      await scope.wait()
    } onCancel: {
      scope.cancel()
    }
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { scope?.isCancelled ?? true }

  /// Compares by identity.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.scope === rhs.scope }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope.map(ObjectIdentifier.init))
  }
}
