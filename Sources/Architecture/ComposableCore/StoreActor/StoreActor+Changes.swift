extension StoreActor {
  /// The current state, and then the state after every change.
  ///
  /// A slow reader misses intermediate states, never the last one. The stream ends when the store
  /// is released, or its state is removed.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// for await state in await store.states {
  ///   print(state.board)
  /// }
  /// ```
  public var states: AsyncStream<State> { changes { $0 } }

  /// Returns the current value of a property, and then its value after every change.
  ///
  /// A slow reader misses intermediate values, never the last one. The stream ends when the store
  /// is released, or its state is removed.
  ///
  /// ```swift
  /// let store = StoreActor(initialState: Game.State()) { Game() }
  /// for await board in await store.changes(of: \.board) {
  ///   print(board)
  /// }
  /// ```
  public func changes<Value: Equatable & Sendable>(
    of keyPath: any KeyPath<State, Value> & Sendable
  ) -> AsyncStream<Value> {
    changes { $0[keyPath: keyPath] }
  }

  private func changes<Value: Sendable>(
    _ read: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream(bufferingPolicy: .bufferingNewest(1))
    guard !core.isInvalid, let observers = core.stateObservers else {
      continuation.finish()
      return stream
    }
    let core = IsolatedWeak(core)
    let last = YieldedValue(read(core.value!.state))
    continuation.yield(last.value)
    let id = observers.add {
      guard let core = core.value, !core.isInvalid else { return continuation.finish() }
      let value = read(core.state)
      guard last.replace(with: value) else { return }
      continuation.yield(value)
    }
    let finisher = streams.add { continuation.finish() }
    continuation.onTermination = { [weak observers, weak streams] _ in
      observers?.remove(id)
      streams?.remove(finisher)
    }
    return stream
  }
}

/// The open streams of a store, ended when the store is released.
final class StateStreams: Sendable {
  private let observers = StateObservers()

  func add(_ finish: @escaping @Sendable () -> Void) -> Int { observers.add(finish) }
  func remove(_ id: Int) { observers.remove(id) }
  func finish() { observers.notify() }
  var count: Int { observers.count }
}

/// The value that a stream yielded last.
private final class YieldedValue<Value>: @unchecked Sendable {
  // Safe: only touched on the actor whose state is observed.
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Stores a new value, and returns whether it differs; always `true` if it is not `Equatable`.
  func replace(with newValue: Value) -> Bool {
    defer { value = newValue }
    guard let value = value as? any Equatable else { return true }
    return !isEqual(value, newValue)
  }

  private func isEqual<T: Equatable>(_ lhs: T, _ rhs: Any) -> Bool {
    lhs == rhs as? T
  }
}
