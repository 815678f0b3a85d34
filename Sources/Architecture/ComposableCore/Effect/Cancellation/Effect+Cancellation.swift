extension Effect {
  /// Makes an effect cancellable by an id.
  ///
  /// Ids are distinguished by type and value, and by feature: a feature cancels effects of its own and
  /// of the features it presents, never effects of its parent or a sibling.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in await send(.results(client.search(query))) }
  ///     .cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id for ``cancel(id:)``.
  ///   - cancelInFlight: Whether to first cancel the effects that run under that id.
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    if case .none = operation, !cancelInFlight { return .none }
    let key = _CancelID(id: id, path: FeatureContext.current.path)
    return Self(operation: .cancellable(key, cancelInFlight: cancelInFlight, operation))
  }

  /// Cancels every effect that runs under an id.
  ///
  /// Inside a reducer the cancellation happens as soon as this is called; an effect that the same
  /// reducer starts later under that id is not affected.
  ///
  /// ```swift
  /// case .cancelButtonTapped:
  ///   state.isSearching = false
  ///   return .cancel(id: CancelID.search)
  /// ```
  ///
  /// - Parameter id: The id given to ``cancellable(id:cancelInFlight:)``.
  public static func cancel(id: some Hashable) -> Self {
    let context = FeatureContext.current
    let key = _CancelID(id: id, path: context.path)
    guard let cancellations = context.cancellations else {
      // Made outside of a store: a store that runs this effect cancels its own effects, too.
      CancellationTable.ambient.cancel(key)
      return Self(operation: .cancel(key))
    }
    cancellations.cancel(key)
    return .none
  }
}

/// Runs an operation that ``Effect/cancel(id:)`` can cancel, inside an effect.
///
/// ```swift
/// case .queryChanged(let query):
///   return .run { send in
///     let results = await withTaskCancellation(id: CancelID.search, cancelInFlight: true) {
///       await client.search(query)
///     }
///     await send(.results(results))
///   }
/// ```
///
/// - Parameters:
///   - id: The id to cancel the operation by.
///   - cancelInFlight: Whether to first cancel the effects that run under that id.
///   - operation: The work.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let context = FeatureContext.current
  let key = _CancelID(id: id, path: context.path)
  let cancellations = context.cancellations ?? .ambient
  let enclosing = EnclosingEffectGroups.current
  let group = EffectGroup()
  // Registered before the operation starts, which may cancel its own id. The gate makes the
  // operation wait until its task can be cancelled.
  cancellations.register(group, for: key, cancelInFlight: cancelInFlight, inside: enclosing)
  defer { cancellations.unregister(group, for: key) }
  let gate = Gate()
  let task = EnclosingEffectGroups.$current.withValue(enclosing + [group]) {
    Task { () async -> Result<T, Failure> in
      await gate.wait()
      do throws(Failure) { return .success(try await operation()) } catch { return .failure(error) }
    }
  }
  group.add(0) { task.cancel() }
  gate.open()
  let result = await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

/// A gate that holds a task back until it can be cancelled.
private final class Gate: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  func wait() async {
    // Most tasks start when the gate is open already.
    if state.withValue({ $0.isOpen }) { return }
    await withCheckedContinuation { continuation in
      let isOpen = state.withValue {
        if !$0.isOpen { $0.waiter = continuation }
        return $0.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiter = state.withValue {
      $0.isOpen = true
      return $0.waiter
    }
    waiter?.resume()
  }
}

/// The groups of the cancellation ids that enclose the current code.
enum EnclosingEffectGroups {
  @TaskLocal static var current: [EffectGroup] = []
}

extension Task where Success == Never, Failure == Never {
  /// Cancels every effect that runs under an id, from inside an effect.
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   return .run { [draft = state.draft] _ in
  ///     try await client.save(draft)
  ///     Task.cancel(id: CancelID.search)
  ///   }
  /// ```
  ///
  /// - Parameter id: The id given to ``Effect/cancellable(id:cancelInFlight:)``.
  public static func cancel(id: some Hashable) {
    let context = FeatureContext.current
    (context.cancellations ?? .ambient).cancel(_CancelID(id: id, path: context.path))
  }
}
