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
/// Build large reducers from small ones with ``combine(_:)``,
/// ``pullback(state:action:environment:)``, ``optional(breakpointOnNil:file:line:)`` and `forEach`.
///
/// In a file that also imports `ComposableArchitecture`, whose `Reducer` is a protocol, write
/// ``ClassicReducer``.
public struct Reducer<State, Action, Environment>: @unchecked Sendable {
  // Safe: a reducer is only called on its store's isolation. Classic reducers are global constants,
  // made of functions that capture other reducers only.
  private let reducer: (inout State, Action, Environment) -> Effect<Action, Never>

  /// Creates a reducer from a function.
  ///
  /// - Parameter reducer: Changes the state, and returns the effect to run.
  public init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action, Never>) {
    self.reducer = reducer
  }

  /// Creates a reducer that cannot access the environment, only return effects that use it.
  ///
  /// - Parameter reducer: Changes the state, and returns a function from the environment to an
  ///   effect, or `nil` for no effect.
  public static func strict(
    _ reducer: @escaping (inout State, Action) -> ((Environment) -> Effect<Action, Never>)?
  ) -> Self {
    Self { state, action, environment in reducer(&state, action)?(environment) ?? .none }
  }

  /// A reducer that changes nothing and returns no effect.
  public static var empty: Self {
    Self { _, _, _ in .none }
  }

  /// Runs the reducer: changes the state in place.
  ///
  /// - Returns: The effect to run.
  public func run(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reducer(&state, action, environment)
  }

  /// Runs the reducer: changes the state in place.
  ///
  /// - Returns: The effect to run.
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reducer(&state, action, environment)
  }
}

/// ``Reducer``, under a name that is unambiguous in files that also import the current API.
public typealias ClassicReducer = Reducer

/// ``Effect``, under a name that is unambiguous in files that also import the current API.
public typealias ClassicEffect = Effect

/// ``TestStore``, under a name that is unambiguous in files that also import the current API.
public typealias ClassicTestStore = TestStore

/// A case path, which embeds values in a case of an enum and extracts them: the classic name.
public typealias CasePath = AnyCasePath
