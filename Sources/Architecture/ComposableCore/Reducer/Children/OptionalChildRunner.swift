/// Runs a feature after a child that may be absent.
///
/// Another value of the child's state can be another child: see ``ChildIdentityReader``.
class OptionalChildRunner<Parent: Reducer, Child: Reducer>: ParentRunner<
  Parent, Child, ChildIdentity
>
{
  final let identities = ChildIdentityReader<Child.State>()

  // MARK: Access to the child

  /// Returns the state of the child, if it is present.
  func childState(in state: Parent.State) -> Child.State? {
    preconditionFailure("\(Self.self) does not override 'childState'")
  }

  /// Calls a function with the state of the child, which is present, to be changed in place.
  func modifyChild(_ state: inout Parent.State, _ body: (inout Child.State) -> Void) {
    preconditionFailure("\(Self.self) does not override 'modifyChild'")
  }

  /// Returns the identity of the child, if it is present.
  // Not inlined, so that the copy on its stack is released before the child runs.
  @inline(never)
  func identity(in state: Parent.State) -> ChildIdentity? {
    guard let child = childState(in: state) else { return nil }
    return withUnsafePointer(to: child) { identities.identity(at: $0) }
  }

  // MARK: Running

  /// Runs the child, which is present, and returns its effects.
  final func runChild(
    _ feature: Feature, _ state: inout Parent.State, _ action: Child.Action
  ) -> Effect<Child.Action> {
    var effect = Effect<Child.Action>.none
    DependencyValues.withValues(feature.dependencies) {
      modifyChild(&state) { effect = child.run(&$0, action) }
    }
    return effect
  }

  /// Runs the child if an action is one of a case's, and returns its effects as the parent's.
  ///
  /// - Parameters:
  ///   - state: The state of the parent.
  ///   - action: The action of the parent.
  ///   - toAction: The case that carries the child's actions.
  ///   - feature: Set to the child.
  ///   - issue: The issue to report if the child is absent.
  final func runChild(
    _ state: inout Parent.State, _ action: Parent.Action,
    of toAction: AnyCasePath<Parent.Action, Child.Action>, _ feature: inout Feature?,
    issue: (Parent.State) -> String
  ) -> Effect<Parent.Action> {
    guard let childAction = toAction.extract(from: action) else { return .none }
    let identity = identity(in: state)
    PresentationTrace.current?.reach(childAction, isPresent: identity != nil)
    guard let identity else {
      reportIssue(issue(state), at: location)
      return .none
    }
    let child = features.child(identity)
    feature = child
    return features.attribute(runChild(child, &state, childAction).map(by: toAction), to: child)
  }

  final override func endWorkOfAbsentChildren(
    of state: inout Parent.State, latest: Feature?
  ) -> Effect<Parent.Action> {
    let current = identity(in: state)
    return features.leave(latest) { $0 == current }
  }

  // The work of the child itself ends in `run`, with the next action.
  final override func endWorkInChildren(of state: inout Parent.State, at site: FeatureSite) {
    guard let id = identity(in: state), var childState = childState(in: state) else { return }
    child.endWorkOfAbsentChildren(of: &childState, at: features.site(of: id, in: site))
  }
}
