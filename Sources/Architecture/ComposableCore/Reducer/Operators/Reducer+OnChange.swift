extension Reducer {
  /// Runs another reducer when a value of the state has changed.
  ///
  /// The other reducer processes the same action, after this one; its effects are merged with those
  /// of this one. An action that an effect sends makes a separate change.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .onChange(of: \.query) { oldQuery, query in
  ///     Reduce { state, _ in
  ///       state.isSearching = !query.isEmpty
  ///       return .none
  ///     }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: Picks the value to compare.
  ///   - reducer: Returns the other reducer, given the old value and the new one.
  #if ComposableArchitecture2Deprecations
  @available(*, deprecated, message: "Use 'onChange(of:)' with a closure that changes the state")
  #endif
  public func onChange<Value: Equatable, Change: Reducer<State, Action>>(
    of toValue: @escaping (_ state: State) -> Value,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, reducer: reducer)
  }

  /// Runs another reducer when a value of the state is no duplicate of the old value.
  @available(*, deprecated, message: "Use 'onChange(of:)' with an 'Equatable' value")
  public func onChange<Value, Change: Reducer<State, Action>>(
    of toValue: @escaping (_ state: State) -> Value,
    removeDuplicates isDuplicate: @escaping (_ lhs: Value, _ rhs: Value) -> Bool,
    @ReducerBuilder<State, Action>
    _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Change
  ) -> _OnChangeReducer<Self, Value, Change> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, reducer: reducer)
  }

  /// Changes the state further, or starts an effect, when a value of the state has changed.
  ///
  /// ```swift
  /// Reduce { state, action in ... }
  ///   .onChange(of: \.query) { oldQuery, state in
  ///     state.isSearching = !state.query.isEmpty
  ///     return .none
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toValue: Picks the value to compare.
  ///   - change: Evolves the state, given the old value; the new one is in the state.
  public func onChange<Value: Equatable>(
    of toValue: @escaping (_ state: State) -> Value,
    _ change: @escaping (_ oldValue: Value, _ state: inout State) -> EffectOf<Self>
  ) -> _OnChangeReducer<Self, Value, Reduce<State, Action>> {
    _OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==) { oldValue, _ in
      Reduce { state, _ in change(oldValue, &state) }
    }
  }
}

/// A feature together with a reducer that runs when a value of its state has changed.
///
/// Underscored because it is only the result of ``Reducer/onChange(of:_:)``.
public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer<Base.State, Base.Action>>:
  Reducer
{
  private let base: Base
  private let toValue: (Base.State) -> Value
  private let isDuplicate: (Value, Value) -> Bool
  private let reducer: (Value, Value) -> Change

  init(
    base: Base,
    toValue: @escaping (Base.State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool,
    reducer: @escaping (Value, Value) -> Change
  ) {
    self.base = base
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.reducer = reducer
  }

  /// Runs the feature, then the other reducer if the value has changed.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    runner(base._reduce).run(&state, action)
  }

  /// Resolves the feature.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    let base = base._resolve()
    let runner = runner(base.run)
    return _ResolvedReducer({ runner.run(&$0, $1) }, pendingEdits: base.pendingEdits)
  }

  private func runner(
    _ base: @escaping (inout Base.State, Base.Action) -> Effect<Base.Action>
  ) -> OnChangeRunner<Base.State, Base.Action, Value> {
    OnChangeRunner(base: base, toValue: toValue, isDuplicate: isDuplicate) {
      [reducer] oldValue, newValue, state, action in
      reducer(oldValue, newValue)._reduce(into: &state, action: action)
    }
  }
}

/// Runs an `onChange`.
///
/// Erases the type of the feature. The type of a link in a chain of `onChange` names all links before
/// it, and the runtime would look it up for each action.
private final class OnChangeRunner<State, Action, Value> {
  private let base: (inout State, Action) -> Effect<Action>
  private let toValue: (State) -> Value
  private let isDuplicate: (Value, Value) -> Bool
  private let change: (Value, Value, inout State, Action) -> Effect<Action>

  init(
    base: @escaping (inout State, Action) -> Effect<Action>,
    toValue: @escaping (State) -> Value,
    isDuplicate: @escaping (Value, Value) -> Bool,
    change: @escaping (Value, Value, inout State, Action) -> Effect<Action>
  ) {
    self.base = base
    self.toValue = toValue
    self.isDuplicate = isDuplicate
    self.change = change
  }

  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    let oldValue = toValue(state)
    let effect = base(&state, action)
    let newValue = toValue(state)
    if isDuplicate(oldValue, newValue) { return effect }
    return effect.merge(with: change(oldValue, newValue, &state, action))
  }
}
