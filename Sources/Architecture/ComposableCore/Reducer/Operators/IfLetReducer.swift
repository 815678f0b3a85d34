/// A feature together with a child that is present while an optional is not `nil`.
///
/// Underscored because it is only the result of
/// ``Reducer/ifLet(_:action:then:fileID:filePath:line:column:)``.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  private let parent: Parent
  private let child: Child
  private let toChildState: WritableKeyPath<Parent.State, Child.State?>
  private let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  private let location: SourceLocation

  init(
    parent: Parent,
    child: Child,
    toChildState: WritableKeyPath<Parent.State, Child.State?>,
    toChildAction: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.toChildState = toChildState
    self.toChildAction = toChildAction
    self.location = location
  }

  /// Runs the child, then the parent.
  public func _reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    makeRunner(caches: false).run(&state, action)
  }

  /// Resolves the parent, and the child when it first runs.
  public func _resolve() -> _ResolvedReducer<Parent.State, Parent.Action> {
    let runner = makeRunner(caches: true)
    return _ResolvedReducer({ runner.run(&$0, $1) }, pendingEdits: runner)
  }

  private func makeRunner(caches: Bool) -> IfLetRunner<Parent, Child> {
    IfLetRunner(
      parent: CachedReducer(parent, caches: caches),
      child: CachedReducer(child, caches: caches),
      toState: toChildState, toAction: toChildAction,
      features: ChildFeatures(
        place: NavigationPlace(toChildState, caches: caches), caches: caches),
      location: location)
  }
}

/// Runs an `ifLet`, and flushes its pending edits.
///
/// An object, to keep state from one action to the next.
private final class IfLetRunner<Parent: Reducer, Child: Reducer>: PendingEditFlush<Parent.State> {
  private let parent: CachedReducer<Parent>
  private let child: CachedReducer<Child>
  private let toState: WritableKeyPath<Parent.State, Child.State?>
  private let path: ChildPath<Parent.State, Child.State?>
  private let toAction: AnyCasePath<Parent.Action, Child.Action>
  private let features: ChildFeatures<ChildIdentity>
  private let identities = ChildIdentityReader<Child.State>()
  private let isEphemeral = Child.State.self is any _EphemeralState.Type
  private let location: SourceLocation

  init(
    parent: CachedReducer<Parent>,
    child: CachedReducer<Child>,
    toState: WritableKeyPath<Parent.State, Child.State?>,
    toAction: AnyCasePath<Parent.Action, Child.Action>,
    features: ChildFeatures<ChildIdentity>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.toState = toState
    path = ChildPath(toState)
    self.toAction = toAction
    self.features = features
    self.location = location
  }

  override var needsFlush: Bool { child.needsFlush || parent.needsFlush }

  override func run(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    if child.needsFlush {
      path.modifySilently(&state) { if $0 != nil { child.flushPendingEdits(&$0!, &releases) } }
    }
    parent.flushPendingEdits(&state, &releases)
  }

  override var mayHaveWork: Bool {
    child.mayHaveWork || parent.mayHaveWork
  }

  override func endWorkOfAbsentChildren(of state: inout Parent.State, at site: FeatureSite) {
    parent.endWorkOfAbsentChildren(of: &state, at: site)
    // The work of the child itself ends in `run`, with the next action.
    guard child.mayHaveWork, let id = identity(in: state), var childState = state[keyPath: toState]
    else { return }
    child.endWorkOfAbsentChildren(of: &childState, at: features.site(of: id, in: site))
  }

  func run(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    let (childEffect, latest) = runChild(&state, action)
    let effect = childEffect.merge(with: parent.run(&state, action))
    guard features.mayHaveWork else { return effect }
    let current = identity(in: state)
    return effect.merge(with: features.leave(latest) { $0 == current })
  }

  private func runChild(
    _ state: inout Parent.State, _ action: Parent.Action
  ) -> (Effect<Parent.Action>, ChildFeatures<ChildIdentity>.Child?) {
    guard let childAction = toAction.extract(from: action) else { return (.none, nil) }
    guard let identity = identity(in: state) else {
      reportIssue(Issues.ifLetWithoutState(action: action, at: location), at: location)
      return (.none, nil)
    }
    let latest = features.child(identity)
    var effect = Effect<Child.Action>.none
    DependencyValues.withValues(latest.dependencies) {
      path.modify(&state) { effect = child.run(&$0!, childAction) }
    }
    if isEphemeral { state[keyPath: toState] = nil }
    return (features.attribute(effect.map(by: toAction), to: latest), latest)
  }

  // A separate function, so that the copy on its stack is released before the child runs.
  @inline(never)
  private func identity(in state: Parent.State) -> ChildIdentity? {
    guard let child = state[keyPath: toState] else { return nil }
    return withUnsafePointer(to: child) { identities.identity(at: $0) }
  }
}

extension Effect {
  /// Embeds the actions of an effect in a case; costs nothing where there is no effect.
  func map<Root>(by path: AnyCasePath<Root, Action>) -> Effect<Root> {
    if case .none = operation { return .none }
    return map { path.embed($0) }
  }
}
