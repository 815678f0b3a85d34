/// A feature's logic: how its state changes on an action, and which effects that starts.
///
/// Conform with the `@Reducer` macro and describe the feature in `body`, out of ``Reduce``,
/// ``Scope`` and the operators:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable {
///     var count = 0
///   }
///   enum Action {
///     case incrementButtonTapped
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action> {
  // First, since the compiler looks for the first member on an actor, and a body of
  // `some ReducerOf<Self>` has no type before the isolation of the conformance is known.
  /// Tells the compiler that the reducer is on the main actor, where its type is.
  ///
  /// Underscored because only code that macros write implements it.
  static var _$isolation: Void { get }

  /// The state of the feature.
  associatedtype State

  /// The actions of the feature: all that can happen in it.
  associatedtype Action

  /// The reducer that `body` composes, or `Never` for a reducer that implements `reduce` itself.
  associatedtype Body

  /// Evolves the state by an action and returns the effects to start.
  ///
  /// Implement this only for reducers that cannot be composed in ``body``.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// Evolves the state by an action. The library calls this in place of `reduce(into:action:)`.
  ///
  /// Underscored because only the library calls it.
  func _reduce(into state: inout State, action: Action) -> Effect<Action>

  /// Returns the reducer in the form that a store runs, with every `body` evaluated once.
  ///
  /// Underscored because only the library calls it.
  func _resolve() -> _ResolvedReducer<State, Action>

  /// The composition that makes up the feature.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension Reducer {
  /// Tells nothing about the isolation.
  public static var _$isolation: Void { () }

  /// Calls the library's twin of this method.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduce(into: &state, action: action)
  }

  /// Calls the method that the conforming type implements.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(into: &state, action: action)
  }

  /// Wraps `_reduce(into:action:)`.
  public func _resolve() -> _ResolvedReducer<State, Action> {
    _ResolvedReducer { _reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body == Never {
  /// Traps: a reducer without a body implements `reduce(into:action:)`.
  public var body: Body {
    fatalError("\(Self.self) has no body. Implement 'body', or call 'reduce(into:action:)' instead")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs `body`.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body._reduce(into: &state, action: action)
  }

  /// Runs `body`.
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    body._reduce(into: &state, action: action)
  }

  /// Evaluates `body` once and resolves it.
  public func _resolve() -> _ResolvedReducer<State, Action> {
    body._resolve()
  }
}

/// The reducer type of a feature, for use as `some ReducerOf<Self>`.
///
/// ```swift
/// func logged(_ feature: some ReducerOf<Counter>) -> some ReducerOf<Counter> {
///   feature._printChanges(.actionLabels)
/// }
/// ```
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effect type of a feature.
///
/// ```swift
/// func search(_ query: String) -> EffectOf<Feature> {
///   .run { send in await send(.results(client.search(query))) }
/// }
/// ```
public typealias EffectOf<R: Reducer> = Effect<R.Action>
