/// Runs a child feature on a part of its parent's state, and flushes the child's pending edits.
///
/// An object, to keep what it has resolved from one action to the next.
class ChildRunner<State, Action, Child: Reducer>: PendingEditFlush<State> {
  final let child: CachedReducer<Child>

  init(_ child: CachedReducer<Child>) {
    self.child = child
  }

  /// The reducer in the form that a store runs.
  final var resolved: _ResolvedReducer<State, Action> {
    _ResolvedReducer({ self.run(&$0, $1) }, pendingEdits: self)
  }

  /// Runs the features that an action is for, and returns their effects.
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    preconditionFailure("\(Self.self) does not override 'run'")
  }

  override var needsFlush: Bool { child.needsFlush }

  override var mayHaveWork: Bool { child.mayHaveWork }
}
