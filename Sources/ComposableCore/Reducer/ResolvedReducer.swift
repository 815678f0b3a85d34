/// A reducer as a store runs it: a function, with every `body` below it evaluated once.
public struct _ResolvedReducer<State, Action> {
  typealias Function = (inout State, Action) -> Effect<Action>

  /// Runs the reducer.
  let run: Function

  /// The functions to run one after the other, if there are several.
  private let parts: [Function]?

  /// Creates a resolved reducer from what it runs.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
    parts = nil
  }

  /// Creates a resolved reducer that runs others one after the other.
  ///
  /// They are put in one list, so that a long body does not make for a deep stack.
  init(sequence: [Self]) {
    let parts = sequence.flatMap { $0.parts ?? [$0.run] }
    self.parts = parts
    run = { state, action in
      var effect = Effect<Action>.none
      for part in parts { effect = effect.merge(with: part(&state, action)) }
      return effect
    }
  }
}

/// A child reducer that is resolved when it first runs.
///
/// Waiting until then is what lets a feature contain itself.
final class LazyReducer<Base: Reducer> {
  private let base: Base
  private let isResident: Bool
  private var resolved: _ResolvedReducer<Base.State, Base.Action>?

  /// Creates a lazy reducer.
  ///
  /// - Parameters:
  ///   - base: The child.
  ///   - isResident: Whether this lives as long as the store. If it was only made to process one
  ///     action, the child is not resolved, for it would take itself to see every action.
  init(_ base: Base, isResident: Bool = true) {
    self.base = base
    self.isResident = isResident
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    if let resolved { return resolved.run(&state, action) }
    guard isResident else { return base._reduce(into: &state, action: action) }
    let resolved = base._resolve()
    self.resolved = resolved
    return resolved.run(&state, action)
  }
}
