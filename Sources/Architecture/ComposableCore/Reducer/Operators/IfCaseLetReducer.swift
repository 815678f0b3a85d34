/// A feature together with a child that is present while the state is in one case.
///
/// Underscored because it is only the result of
/// ``Reducer/ifCaseLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: AnyCasePath<Parent.State, Child.State>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  /// The key path to the case, or `nil` if the case is given by functions.
  let place: AnyKeyPath?
  let location: CodeLocation

  /// Runs the child, then the parent.
  public func _reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    IfCaseLetRunner(self, caches: false).run(&state, action)
  }

  /// Resolves the parent, and the child when it first runs.
  public func _resolve() -> _ResolvedReducer<Parent.State, Parent.Action> {
    IfCaseLetRunner(self, caches: true).resolved
  }
}

/// Runs an `ifCaseLet`.
private final class IfCaseLetRunner<Parent: Reducer, Child: Reducer>: OptionalChildRunner<
  Parent, Child
>
{
  private let toState: AnyCasePath<Parent.State, Child.State>
  private let toAction: AnyCasePath<Parent.Action, Child.Action>

  init(_ reducer: _IfCaseLetReducer<Parent, Child>, caches: Bool) {
    toState = reducer.toChildState
    toAction = reducer.toChildAction
    let place =
      reducer.place.map { NavigationPlace($0, caches: caches) }
      ?? NavigationPlace(types: type(of: toState), caches: caches)
    super.init(
      reducer.parent, reducer.child, at: place, caches: caches, location: reducer.location)
  }

  override func childState(in state: Parent.State) -> Child.State? { toState.extract(from: state) }

  override func modifyChild(_ state: inout Parent.State, _ body: (inout Child.State) -> Void) {
    _ = toState.modifyInPlace(&state, body)
  }

  override func runChild(
    _ state: inout Parent.State, _ action: Parent.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Parent.Action> {
    runChild(&state, action, of: toAction, &feature) {
      Issues.ifCaseLetMismatch(state: $0, action: action, at: location)
    }
  }

  override func flushChildren(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    modifyChild(&state) { child.flushPendingEdits(&$0, &releases) }
  }
}
