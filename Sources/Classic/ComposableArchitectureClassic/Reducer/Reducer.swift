/// A feature's logic: changes the state by an action, and returns an effect.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> {
///   state, action, environment in
///   switch action {
///   case .incrementButtonTapped:
///     state.count += 1
///     return .none
///   case .rhymeButtonTapped:
///     return environment.rhyme(state.count)
///       .receive(on: environment.mainQueue)
///       .catchToEffect(CounterAction.rhymeResponse)
///   case .rhymeResponse(.success(let rhyme)):
///     state.rhyme = rhyme
///     return .none
///   }
/// }
/// ```
///
/// Small reducers become large ones with ``combine(_:)``,
/// ``pullback(state:action:environment:)``, ``optional(breakpointOnNil:file:line:)`` and `forEach`.
///
/// In a file that also imports `ComposableArchitecture`, where the name stands for the protocol, it
/// is ``ClassicReducer``.
public struct Reducer<State, Action, Environment>: @unchecked Sendable {
  // Safe: a reducer is called on one isolation, that of its store. Those of the time are global
  // constants, made of functions that capture nothing but other reducers.
  private let reducer: (inout State, Action, Environment) -> Effect<Action, Never>

  /// Creates a reducer from a function.
  ///
  /// - Parameter reducer: Changes the state, and returns what else is to happen.
  public init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action, Never>) {
    self.reducer = reducer
  }

  /// Creates a reducer whose effects cannot make use of the state that they come from.
  ///
  /// - Parameter reducer: Changes the state, and returns what makes an effect of the environment, or
  ///   `nil` if nothing else is to happen.
  public static func strict(
    _ reducer: @escaping (inout State, Action) -> ((Environment) -> Effect<Action, Never>)?
  ) -> Self {
    Self { state, action, environment in reducer(&state, action)?(environment) ?? .none }
  }

  /// A reducer that does nothing.
  public static var empty: Self {
    Self { _, _, _ in .none }
  }

  /// Runs the reducer.
  ///
  /// - Returns: The effect of the action.
  public func run(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reducer(&state, action, environment)
  }

  /// Runs the reducer.
  ///
  /// - Returns: The effect of the action.
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reducer(&state, action, environment)
  }
}

/// ``Reducer`` by a name that files can use which import the current API, too.
public typealias ClassicReducer = Reducer

/// ``Effect`` by a name that files can use which import the current API, too.
public typealias ClassicEffect = Effect

/// ``TestStore`` by a name that files can use which import the current API, too.
public typealias ClassicTestStore = TestStore

/// A way into one case of an enum, and back out of it, by its name of the time.
public typealias CasePath = AnyCasePath
