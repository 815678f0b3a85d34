/// A feature together with a child that is present while an optional is not `nil`.
///
/// Underscored because it is only the result of
/// ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: WritableKeyPath<Parent.State, Child.State?>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let location: CodeLocation

  /// Runs the child, then the parent.
  public func _reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    IfLetRunner(self, caches: false).run(&state, action)
  }

  /// Resolves the parent, and the child when it first runs.
  public func _resolve() -> _ResolvedReducer<Parent.State, Parent.Action> {
    IfLetRunner(self, caches: true).resolved
  }
}

/// Runs an `ifLet` with an optional.
private final class IfLetRunner<Parent: Reducer, Child: Reducer>: OptionalChildRunner<
  Parent, Child
>
{
  private let keyPath: WritableKeyPath<Parent.State, Child.State?>
  private let path: ChildPath<Parent.State, Child.State?>
  private let toAction: AnyCasePath<Parent.Action, Child.Action>
  private let isEphemeral = Child.State.self is any _EphemeralState.Type

  init(_ reducer: _IfLetReducer<Parent, Child>, caches: Bool) {
    keyPath = reducer.toChildState
    path = ChildPath(keyPath)
    toAction = reducer.toChildAction
    super.init(
      reducer.parent, reducer.child, at: NavigationPlace(keyPath, caches: caches), caches: caches,
      location: reducer.location)
  }

  override func childState(in state: Parent.State) -> Child.State? { state[keyPath: keyPath] }

  override func modifyChild(_ state: inout Parent.State, _ body: (inout Child.State) -> Void) {
    path.modify(&state) { body(&$0!) }
  }

  override func runChild(
    _ state: inout Parent.State, _ action: Parent.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Parent.Action> {
    let effect = runChild(&state, action, of: toAction, &feature) { _ in
      Issues.ifLetWithoutState(action: action, at: location)
    }
    if isEphemeral, feature != nil { state[keyPath: keyPath] = nil }
    return effect
  }

  override func flushChildren(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    path.modifySilently(&state) { if $0 != nil { child.flushPendingEdits(&$0!, &releases) } }
  }
}
