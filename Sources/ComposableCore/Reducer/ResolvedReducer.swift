/// A reducer as a store runs it: a function, with every `body` below it evaluated once.
public struct _ResolvedReducer<State, Action> {
  let run: (inout State, Action) -> Effect<Action>

  /// Creates a resolved reducer from what it runs.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }
}

/// Resolves a child reducer when it is first run, and keeps the result.
///
/// Waiting until then is what lets a feature contain itself.
final class LazyReducer<Base: Reducer> {
  private let base: Base
  private var resolved: _ResolvedReducer<Base.State, Base.Action>?

  init(_ base: Base) {
    self.base = base
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    if let resolved { return resolved.run(&state, action) }
    let resolved = base._resolve()
    self.resolved = resolved
    return resolved.run(&state, action)
  }
}
