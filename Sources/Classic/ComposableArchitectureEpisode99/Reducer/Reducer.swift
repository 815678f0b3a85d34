/// A feature's logic: changes its value by an action, and returns the effects to run.
///
/// The reducer's environment holds its dependencies on the outside world.
public struct Reducer<Value, Action, Environment>: @unchecked Sendable {
  // Safe: a reducer is only called on its store's isolation. Classic reducers are global constants,
  // made of functions that capture other reducers only.
  private let reducer: (inout Value, Action, Environment) -> [Effect<Action>]

  /// Creates a reducer from a function.
  ///
  /// - Parameter reducer: Changes the value, and returns the effects to run.
  public init(_ reducer: @escaping (inout Value, Action, Environment) -> [Effect<Action>]) {
    self.reducer = reducer
  }

  /// Runs the reducer: changes the value in place.
  ///
  /// - Returns: The effects to run.
  public func callAsFunction(
    _ value: inout Value, _ action: Action, _ environment: Environment
  ) -> [Effect<Action>] {
    reducer(&value, action, environment)
  }

  /// Combines reducers into one that runs them in order on the same value and returns all effects.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    Reducer { value, action, environment in
      reducers.flatMap { $0(&value, action, environment) }
    }
  }

  /// Transforms the reducer of a child into a reducer of the parent, with a case for child actions.
  ///
  /// - Parameters:
  ///   - value: The property that holds the child's value.
  ///   - action: The case that carries the child's actions.
  ///   - environment: Returns the child's environment, given the parent's.
  public func pullback<GlobalValue, GlobalAction, GlobalEnvironment>(
    value: WritableKeyPath<GlobalValue, Value>,
    action: AnyCasePath<GlobalAction, Action>,
    environment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalValue, GlobalAction, GlobalEnvironment> {
    .init { globalValue, globalAction, globalEnvironment in
      guard let localAction = action.extract(from: globalAction) else { return [] }
      return self(&globalValue[keyPath: value], localAction, environment(globalEnvironment)).map {
        $0.map(action.embed).eraseToEffect()
      }
    }
  }

  /// Returns a reducer that prints every action and the resulting value, in its first effect.
  ///
  /// - Parameter printer: Returns a function that prints one line of the log.
  public func logging(
    printer: @escaping (Environment) -> (String) -> Void = { _ in { print($0) } }
  ) -> Reducer {
    Reducer { value, action, environment in
      let effects = self(&value, action, environment)
      let newValue = value
      return [
        .fireAndForget {
          printer(environment)(logEntry(action: action, value: newValue))
        }
      ] + effects
    }
  }
}
