extension Reducer {
  /// Overrides a dependency for this reducer and its effects.
  ///
  /// Of several overrides of one dependency the innermost wins, which is the one written first.
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State()) {
  ///   Counter().dependency(\.continuousClock, .immediate)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  public func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self, isConstant: true) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency that is a key of its own for this reducer and its effects.
  ///
  /// - Parameter value: The value.
  public func dependency<Key: TestDependencyKey>(
    _ value: Key
  ) -> _DependencyKeyWritingReducer<Self> where Key.Value == Key {
    _DependencyKeyWritingReducer(base: self, isConstant: true) { $0[Key.self] = value }
  }

  /// Changes a dependency for this reducer and its effects.
  ///
  /// ```swift
  /// Counter().transformDependency(\.calendar) { $0.firstWeekday = 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - transform: Changes its value; called for every action.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self, isConstant: false) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A feature that runs with some dependencies overridden.
///
/// Underscored because it is only the result of ``Reducer/dependency(_:_:)``.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let isConstant: Bool
  private let update: (inout DependencyValues) -> Void

  init(base: Base, isConstant: Bool, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.isConstant = isConstant
    self.update = update
  }

  /// Runs the feature with the overrides.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    DependencyValues.withValues(updatedDependencies()) {
      base._reduce(into: &state, action: action)
    }
  }

  /// Resolves the feature.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolve()
    let cache = OverrideCache()
    let run: _ResolvedReducer<Base.State, Base.Action>.Function = { state, action in
      let values = isConstant ? cache.values(updatedDependencies) : updatedDependencies()
      return DependencyValues.withValues(values) { base.run(&state, action) }
    }
    return _ResolvedReducer(run, pendingEdits: base.pendingEdits)
  }

  private func updatedDependencies() -> DependencyValues {
    withDependencies(update) { DependencyValues._current }
  }

  // Further overrides are added to the same wrapper: whatever their number, it is entered once.

  /// Overrides another dependency.
  public func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    overriding(isConstant: true) { $0[keyPath: keyPath] = value }
  }

  /// Overrides another dependency that is a key of its own.
  public func dependency<Key: TestDependencyKey>(_ value: Key) -> Self where Key.Value == Key {
    overriding(isConstant: true) { $0[Key.self] = value }
  }

  /// Changes another dependency.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Self {
    overriding(isConstant: false) { transform(&$0[keyPath: keyPath]) }
  }

  private func overriding(
    isConstant: Bool, _ outer: @escaping (inout DependencyValues) -> Void
  ) -> Self {
    Self(base: base, isConstant: isConstant && self.isConstant) { [update] in
      outer(&$0)
      update(&$0)
    }
  }
}

/// Caches dependencies with overrides, while the dependencies underneath are the same.
private final class OverrideCache {
  private var base: DependencyValues?
  private var updated = DependencyValues._current

  func values(_ update: () -> DependencyValues) -> DependencyValues {
    let current = DependencyValues._current
    if let base, base.isCopy(of: current) { return updated }
    base = current
    updated = update()
    return updated
  }
}
