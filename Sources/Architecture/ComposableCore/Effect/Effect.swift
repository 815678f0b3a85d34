/// Work that a reducer asks its store to do: actions to send, at once or later, and cancellation.
///
/// An effect is a value; nothing happens until the store gets it from the reducer.
///
/// ```swift
/// case .saveButtonTapped:
///   return .run { [draft = state.draft] send in
///     await send(.saveResponse(Result { try await client.save(draft) }))
///   }
///   .cancellable(id: CancelID.save, cancelInFlight: true)
/// ```
public struct Effect<Action>: Sendable {
  // Safe to send: an effect is handed from its reducer to its store on one isolation; all that
  // leaves it are `@Sendable` operations.
  enum Operation: @unchecked Sendable {
    case none
    indirect case send(Action)
    case run(RunEffect<Action>)
    /// Work that starts at once and calls back.
    indirect case subscription(SubscriptionEffect<Action>)
    case merge([Operation])
    case concatenate([Operation])
    indirect case cancellable(_CancelID, cancelInFlight: Bool, Operation)
    indirect case cancel(_CancelID)
    /// Work of a presented child, cancelled when the child is removed.
    indirect case feature(NavigationPath, Operation)
    /// The child was removed: cancel its work and forget its dismissal.
    indirect case leave(NavigationPath)
    /// The child was presented: register the action that dismisses it.
    indirect case enter(NavigationPath, dismiss: Action)
  }

  let operation: Operation
}

extension Effect {
  /// An effect that does nothing.
  ///
  /// ```swift
  /// case .received:
  ///   state.results = []
  ///   return .none
  /// ```
  public static var none: Self { Self(operation: .none) }

  /// Sends an action at once, within the same turn of the store.
  ///
  /// Prefer a function on the state for logic that two actions share; use this to tell a parent
  /// that something happened.
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   state.destination = nil
  ///   return .send(.delegate(.saved(state.draft)))
  /// ```
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }
}

/// The effects of `.run`: an asynchronous operation with all it needs to start.
///
/// An object, because copies of a generic struct look up its type.
final class RunEffect<Action>: Sendable {
  typealias Operation =
    @Sendable (_ isolation: isolated (any Actor)?, Send<Action>) async -> Void

  let priority: TaskPriority?
  let name: String?
  let location: CodeLocation
  /// Whether tests need not wait for the effect to end.
  ///
  /// Such an effect sends nothing.
  let isBackground: Bool

  /// The work, which stays on the given actor until it calls code that is isolated otherwise.
  ///
  /// A detour over the pool of threads would lose the order in which main actor effects start.
  let operation: Operation

  init(
    priority: TaskPriority? = nil, name: String? = nil, location: CodeLocation,
    isBackground: Bool = false, operation: @escaping Operation
  ) {
    self.priority = priority
    self.name = name
    self.location = location
    self.isBackground = isBackground
    self.operation = operation
  }

  /// Returns an effect that starts as this one does, and runs another operation.
  func with<T>(_ operation: @escaping RunEffect<T>.Operation) -> RunEffect<T> {
    RunEffect<T>(
      priority: priority, name: name, location: location, isBackground: isBackground,
      operation: operation)
  }
}

extension Effect {
  /// Runs an operation of the library's own, which sends nothing and ends soon.
  static func background(
    _ operation: @escaping @Sendable () async -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      operation: .run(
        RunEffect(
          location: CodeLocation(
            fileID: fileID, filePath: filePath, line: line, column: column),
          isBackground: true,
          operation: { _, _ in await operation() })))
  }
}
