/// Runs a feature after its child, and ends the child's work with the child.
///
/// The operators for children that come and go (`ifLet`, `ifCaseLet`, `forEach`) each override how
/// the state of a child is accessed, and which actions are the child's.
class ParentRunner<Parent: Reducer, Child: Reducer, ID: Hashable>: ChildRunner<
  Parent.State, Parent.Action, Child
>
{
  typealias Feature = ChildFeatures<ID>.Child

  final let parent: CachedReducer<Parent>
  final let features: ChildFeatures<ID>
  final let location: CodeLocation

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - parent: The feature.
  ///   - child: The child feature.
  ///   - place: The place of the children in the feature's state.
  ///   - canDismiss: Whether a child can dismiss itself.
  ///   - caches: Whether this lives as long as the store, and sees each of its actions.
  ///   - location: The source location of the operator, for messages.
  init(
    _ parent: Parent, _ child: Child, at place: NavigationPlace, canDismiss: Bool = false,
    caches: Bool, location: CodeLocation
  ) {
    self.parent = CachedReducer(parent, caches: caches)
    features = ChildFeatures(place: place, canDismiss: canDismiss, caches: caches)
    self.location = location
    super.init(CachedReducer(child, caches: caches))
  }

  // MARK: Running

  final override func run(
    _ state: inout Parent.State, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    var feature: Feature?
    var isLeaving = false
    let childEffect = runChild(&state, action, &feature, &isLeaving)
    let effect = childEffect.merge(with: parent.run(&state, action))
    if isLeaving, let feature { remove(feature, from: &state) }
    guard features.mayHaveWork else { return effect }
    return effect.merge(with: endWorkOfAbsentChildren(of: &state, latest: feature))
  }

  /// Runs the child that an action is for, if there is one, and returns its effects.
  ///
  /// - Parameters:
  ///   - state: The state of the parent.
  ///   - action: The action of the parent.
  ///   - feature: Set to the child.
  ///   - isLeaving: Set to whether the child is to be removed once the parent has run.
  func runChild(
    _ state: inout Parent.State, _ action: Parent.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Parent.Action> {
    preconditionFailure("\(Self.self) does not override 'runChild'")
  }

  /// Removes a child from the state.
  func remove(_ feature: Feature, from state: inout Parent.State) {}

  /// Returns an effect that ends the work of children that are not in the state any more.
  ///
  /// - Parameters:
  ///   - state: The state of the parent.
  ///   - latest: The child that has just run.
  func endWorkOfAbsentChildren(
    of state: inout Parent.State, latest: Feature?
  ) -> Effect<Parent.Action> {
    preconditionFailure("\(Self.self) does not override 'endWorkOfAbsentChildren'")
  }

  // MARK: After a turn

  /// Whether lists in the children's states may have pending edits.
  var childrenNeedFlush: Bool { child.needsFlush }

  /// Flushes the pending edits of lists in the children's states.
  func flushChildren(_ state: inout Parent.State, _ releases: inout DeferredReleases) {}

  /// Whether a child, or a feature in one, may have work that ends after a turn.
  var childrenMayHaveWork: Bool { child.mayHaveWork }

  /// Ends the work of absent features in the children, and of absent children.
  func endWorkInChildren(of state: inout Parent.State, at site: FeatureSite) {}

  final override var needsFlush: Bool { childrenNeedFlush || parent.needsFlush }

  final override func flush(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    if childrenNeedFlush { flushChildren(&state, &releases) }
    parent.flushPendingEdits(&state, &releases)
  }

  final override var mayHaveWork: Bool { childrenMayHaveWork || parent.mayHaveWork }

  final override func endWorkOfAbsentChildren(of state: inout Parent.State, at site: FeatureSite) {
    parent.endWorkOfAbsentChildren(of: &state, at: site)
    if childrenMayHaveWork { endWorkInChildren(of: &state, at: site) }
  }
}
