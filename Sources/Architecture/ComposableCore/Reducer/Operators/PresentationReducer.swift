/// A feature together with the one that it presents.
///
/// Underscored because it is only the result of
/// ``Reducer/ifLet(_:action:destination:fileID:filePath:line:column:)``.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let destination: Destination
  let toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let location: CodeLocation

  /// Runs the destination, then the feature that presents it; a dismissal in the other order.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    PresentationRunner(self, caches: false).run(&state, action)
  }

  /// Resolves the presenting feature, and the destination when it first runs.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    PresentationRunner(self, caches: true).resolved
  }
}

/// Runs an `ifLet` with a presentation.
private final class PresentationRunner<Base: Reducer, Destination: Reducer>: OptionalChildRunner<
  Base, Destination
>
{
  private let keyPath: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  private let memory: SilentPath<Base.State, PresentationState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>

  init(_ reducer: _PresentationReducer<Base, Destination>, caches: Bool) {
    keyPath = reducer.toPresentationState
    memory = SilentPath(keyPath)
    toAction = reducer.toPresentationAction
    super.init(
      reducer.base, reducer.destination, at: NavigationPlace(keyPath, caches: caches),
      canDismiss: !(Destination.State.self is any _EphemeralState.Type), caches: caches,
      location: reducer.location)
  }

  override func childState(in state: Base.State) -> Destination.State? {
    state[keyPath: keyPath].wrappedValue
  }

  override func modifyChild(_ state: inout Base.State, _ body: (inout Destination.State) -> Void) {
    body(&state[keyPath: keyPath].wrappedValue!)
  }

  override func identity(in state: Base.State) -> ChildIdentity? {
    state[keyPath: keyPath].withState { identities.identity(at: $0) }
  }

  override func runChild(
    _ state: inout Base.State, _ action: Base.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Base.Action> {
    guard let presentationAction = toAction.extract(from: action) else { return .none }
    guard let identity = identity(in: state) else {
      PresentationTrace.current?.reach(presentationAction, isPresent: false)
      reportIssue(Issues.presentationWithoutState(action: action, at: location), at: location)
      return .none
    }
    let child = features.child(identity)
    feature = child
    guard case .presented(let childAction) = presentationAction else {
      isLeaving = true
      return .none
    }
    PresentationTrace.current?.reach(childAction, isPresent: true)
    isLeaving = isEphemeral(state, childAction)
    let entrance = features.enter(child, dismissal: toAction.embed(.dismiss))
    let effect = runChild(child, &state, childAction)
    return entrance.merge(with: features.attribute(embed(effect), to: child))
  }

  private func embed(_ effect: Effect<Destination.Action>) -> Effect<Base.Action> {
    if case .none = effect.operation { return .none }
    return effect.map { [toAction] in toAction.embed(.presented($0)) }
  }

  /// Removes the destination, unless the base has replaced it.
  override func remove(_ feature: Feature, from state: inout Base.State) {
    if identity(in: state) == feature.id { state[keyPath: keyPath].wrappedValue = nil }
  }

  override func flushChildren(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    memory.modify(&state) { $0.modifyIfUnique { child.flushPendingEdits(&$0, &releases) } }
  }

  /// Whether an alert or a dialog is presented, and the action is one of its buttons'.
  private func isEphemeral(_ state: Base.State, _ action: Destination.Action) -> Bool {
    let type = state[keyPath: keyPath].withState { identities.ephemeralActionType(at: $0) } ?? nil
    guard let type else { return false }
    return type == Destination.Action.self || type == payloadType(of: action)
  }
}

/// The type of the value that a case of an enum holds.
private func payloadType(of value: Any) -> Any.Type? {
  Mirror(reflecting: value).children.first.map { type(of: $0.value) }
}
