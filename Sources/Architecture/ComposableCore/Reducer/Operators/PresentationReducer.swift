/// A feature together with the one that it presents.
///
/// Underscored because it is only the result of
/// ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)``.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  private let base: Base
  private let destination: Destination
  private let toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  private let location: SourceLocation

  init(
    base: Base,
    destination: Destination,
    toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>,
    toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination
    toState = toPresentationState
    toAction = toPresentationAction
    self.location = location
  }

  /// Runs the destination, then the feature that presents it; a dismissal in the other order.
  public func _reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    makeRunner(caches: false).run(&state, action)
  }

  /// Resolves the presenting feature, and the destination when it first runs.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    let runner = makeRunner(caches: true)
    return _ResolvedReducer({ runner.run(&$0, $1) }, pendingEdits: runner)
  }

  private func makeRunner(caches: Bool) -> PresentationRunner<Base, Destination> {
    PresentationRunner(
      base: CachedReducer(base, caches: caches),
      destination: CachedReducer(destination, caches: caches),
      toState: toState, toAction: toAction,
      features: ChildFeatures(
        place: NavigationPlace(toState, caches: caches),
        canDismiss: !(Destination.State.self is any _EphemeralState.Type), caches: caches),
      location: location)
  }
}

/// Runs a presentation, and flushes its pending edits.
///
/// An object, to keep state from one action to the next.
private final class PresentationRunner<Base: Reducer, Destination: Reducer>: PendingEditFlush<
  Base.State
>
{
  private typealias Child = ChildFeatures<ChildIdentity>.Child

  private let base: CachedReducer<Base>
  private let destination: CachedReducer<Destination>
  private let toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  private let memory: SilentPath<Base.State, PresentationState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  private let features: ChildFeatures<ChildIdentity>
  private let identities = ChildIdentityReader<Destination.State>()
  private let location: SourceLocation

  init(
    base: CachedReducer<Base>,
    destination: CachedReducer<Destination>,
    toState: WritableKeyPath<Base.State, PresentationState<Destination.State>>,
    toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    features: ChildFeatures<ChildIdentity>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination
    self.toState = toState
    memory = SilentPath(toState)
    self.toAction = toAction
    self.features = features
    self.location = location
  }

  override var needsFlush: Bool { destination.needsFlush || base.needsFlush }

  override func run(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    if destination.needsFlush {
      memory.modify(&state) { $0.modifyIfUnique { destination.flushPendingEdits(&$0, &releases) } }
    }
    base.flushPendingEdits(&state, &releases)
  }

  override var mayHaveWork: Bool {
    destination.mayHaveWork || base.mayHaveWork
  }

  override func endWorkOfAbsentChildren(of state: inout Base.State, at site: FeatureSite) {
    base.endWorkOfAbsentChildren(of: &state, at: site)
    // The work of the feature itself ends in `run`, with the next action.
    guard destination.mayHaveWork, let id = identity(in: state),
      var child = state[keyPath: toState].wrappedValue
    else { return }
    destination.endWorkOfAbsentChildren(of: &child, at: features.site(of: id, in: site))
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    let (childEffect, outcome) = runDestination(&state, action)
    let effect = childEffect.merge(with: base.run(&state, action))
    var latest: Child?
    switch outcome {
    case .ran(let child):
      latest = child
    case .ends(let identity, let child):
      latest = child
      if self.identity(in: state) == identity { state[keyPath: toState].wrappedValue = nil }
    case nil:
      break
    }
    guard features.mayHaveWork else { return effect }
    let current = identity(in: state)
    return effect.merge(with: features.leave(latest) { $0 == current })
  }

  private enum Outcome {
    case ran(Child)
    /// The destination is removed after the base has run, unless the base replaces it.
    case ends(ChildIdentity, Child?)
  }

  private func runDestination(
    _ state: inout Base.State, _ action: Base.Action
  ) -> (Effect<Base.Action>, Outcome?) {
    guard let presentationAction = toAction.extract(from: action) else { return (.none, nil) }
    guard let identity = identity(in: state) else {
      reportIssue(
        Issues.presentationWithoutState(action: action, at: location), at: location)
      return (.none, nil)
    }
    guard case .presented(let childAction) = presentationAction else {
      return (.none, .ends(identity, nil))
    }
    let child = features.child(identity)
    let ends = isEphemeral(state, childAction)
    let entrance = features.enter(child, dismissal: toAction.embed(.dismiss))
    let effect = DependencyValues.withValues(child.dependencies) {
      destination.run(&state[keyPath: toState].wrappedValue!, childAction)
    }
    return (
      entrance.merge(with: features.attribute(embed(effect), to: child)),
      ends ? .ends(identity, child) : .ran(child)
    )
  }

  private func embed(_ effect: Effect<Destination.Action>) -> Effect<Base.Action> {
    if case .none = effect.operation { return .none }
    return effect.map { [toAction] in toAction.embed(.presented($0)) }
  }

  private func identity(in state: Base.State) -> ChildIdentity? {
    state[keyPath: toState].withState { identities.identity(at: $0) }
  }

  /// Whether an alert or a dialog is presented, and the action is one of its buttons'.
  private func isEphemeral(_ state: Base.State, _ action: Destination.Action) -> Bool {
    let type = state[keyPath: toState].withState { identities.ephemeralActionType(at: $0) } ?? nil
    guard let type else { return false }
    return type == Destination.Action.self || type == payloadType(of: action)
  }
}

/// The type of the value that a case of an enum holds.
private func payloadType(of value: Any) -> Any.Type? {
  Mirror(reflecting: value).children.first.map { type(of: $0.value) }
}
