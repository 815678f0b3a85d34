extension Reducer {
  /// Creates a classic reducer from a current one.
  ///
  /// Use it to migrate an application feature by feature, children first:
  ///
  /// ```swift
  /// let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
  ///   Reducer { environment in
  ///     Counter().dependency(\.mainQueue, environment.mainQueue)
  ///   }
  ///   .pullback(state: \.counter, action: /AppAction.counter, environment: { $0.counter }),
  ///   Reducer { state, action, environment in .none }
  /// )
  /// ```
  ///
  /// - Parameter build: Makes the current reducer; called for every action.
  @_disfavoredOverload
  public init<R: ComposableArchitecture.Reducer<State, Action>>(
    @ReducerBuilder<State, Action> _ build: @escaping (_ environment: Environment) -> R
  ) {
    self.init { state, action, environment in
      Effect(build(environment)._reduce(into: &state, action: action))
    }
  }
}

extension Effect where Failure == Never {
  /// Creates a classic effect from a current one.
  ///
  /// The current effect runs on the main actor.
  public init(_ effect: ComposableArchitecture.Effect<Output>) {
    self = effect.isNone ? .none : _EffectPublisher(effect).eraseToEffect()
  }

  /// The effect as a current one.
  var current: ComposableArchitecture.Effect<Output> {
    isNone ? .none : .publisher { self }
  }
}
