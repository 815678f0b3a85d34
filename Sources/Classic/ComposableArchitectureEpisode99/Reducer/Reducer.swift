/// A feature's logic: changes its value by an action, and returns the effects to run.
///
/// The reducer's environment holds its dependencies on the outside world.
public struct Reducer<Value, Action, Environment>: @unchecked Sendable {
  // Safe: a reducer is called on one isolation, that of its store. Those of the time are global
  // constants, made of functions that capture nothing but other reducers.
  private let reducer: (inout Value, Action, Environment) -> [Effect<Action>]

  /// Creates a reducer from a function.
  ///
  /// - Parameter reducer: Changes the value, and returns what else is to be done.
  public init(_ reducer: @escaping (inout Value, Action, Environment) -> [Effect<Action>]) {
    self.reducer = reducer
  }

  /// Runs the reducer.
  ///
  /// - Returns: The effects of the action.
  public func callAsFunction(
    _ value: inout Value, _ action: Action, _ environment: Environment
  ) -> [Effect<Action>] {
    reducer(&value, action, environment)
  }

  /// Runs reducers one after the other on the same value, and collects their effects.
  public static func combine(_ reducers: Reducer...) -> Reducer {
    Reducer { value, action, environment in
      reducers.flatMap { $0(&value, action, environment) }
    }
  }

  /// Lets a reducer of a part work on the whole, for the actions of a case.
  ///
  /// - Parameters:
  ///   - value: The property that holds the part.
  ///   - action: The case that carries the part's actions.
  ///   - environment: Makes the part's environment of the whole's.
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

  /// Prints every action, and the value that it led to, as an effect that runs before the others.
  ///
  /// - Parameter printer: Prints a text.
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
