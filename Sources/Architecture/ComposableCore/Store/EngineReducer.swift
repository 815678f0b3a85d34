/// A feature as an engine runs it.
///
/// An object, so that an engine calls it without a closure for each function.
class EngineReducer<State, Action> {
  /// The flush of pending edits to run after a turn, if there is one.
  var pendingEdits: PendingEditFlush<State>? { nil }

  /// Runs the feature's reducer, and returns the effects to start.
  func run(_ state: inout State, _ action: Action, _ origin: ActionOrigin) -> Effect<Action> {
    preconditionFailure("\(Self.self) does not override 'run'")
  }
}

/// A feature that is a function.
final class ReducerFunction<State, Action>: EngineReducer<State, Action> {
  /// Evolves the state by an action of an origin, and returns the effects to start.
  typealias Function = (inout State, Action, ActionOrigin) -> Effect<Action>

  private let function: Function

  init(_ function: @escaping Function) {
    self.function = function
  }

  override func run(
    _ state: inout State, _ action: Action, _ origin: ActionOrigin
  ) -> Effect<Action> {
    function(&state, action, origin)
  }
}

/// The origin of an action.
package enum ActionOrigin: Hashable, Sendable {
  /// Code that holds the store: a view, a test.
  case user
  /// An effect, or the dismissal of a feature.
  case effect
}
