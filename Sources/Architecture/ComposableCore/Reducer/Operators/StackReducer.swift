import OrderedCollections

/// A feature together with a stack of others.
///
/// Underscored because it is only the result of
/// ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)``.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  private let base: Base
  private let destination: Destination
  private let toState: WritableKeyPath<Base.State, StackState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  private let location: SourceLocation

  init(
    base: Base,
    destination: Destination,
    toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>,
    toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination
    toState = toStackState
    toAction = toStackAction
    self.location = location
  }

  /// Runs the element that the action is for, then the base; a removal in the other order.
  public func _reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> {
    makeRunner(caches: false).run(&state, action)
  }

  /// Resolves the base, and the destination when it first runs.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    let runner = makeRunner(caches: true)
    return _ResolvedReducer({ runner.run(&$0, $1) }, pendingEdits: runner)
  }

  private func makeRunner(caches: Bool) -> StackRunner<Base, Destination> {
    StackRunner(
      base: CachedReducer(base, caches: caches),
      destination: CachedReducer(destination, caches: caches),
      toState: toState, toAction: toAction,
      features: ChildFeatures(
        place: NavigationPlace(toState, caches: caches), canDismiss: true,
        caches: caches),
      location: location)
  }
}

/// Runs a stack, and flushes its pending edits.
///
/// An object, to keep state from one action to the next.
private final class StackRunner<Base: Reducer, Destination: Reducer>: PendingEditFlush<Base.State> {
  private typealias Child = ChildFeatures<StackElementID>.Child

  private let base: CachedReducer<Base>
  private let destination: CachedReducer<Destination>
  private let toState: WritableKeyPath<Base.State, StackState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  private let features: ChildFeatures<StackElementID>
  private let location: SourceLocation
  private let memory: SilentPath<Base.State, StackState<Destination.State>>

  /// The elements that have run since pending edits were last flushed.
  private let editedIDs = EditedElementIDs<StackElementID>()

  init(
    base: CachedReducer<Base>,
    destination: CachedReducer<Destination>,
    toState: WritableKeyPath<Base.State, StackState<Destination.State>>,
    toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>,
    features: ChildFeatures<StackElementID>,
    location: SourceLocation
  ) {
    self.base = base
    self.destination = destination
    self.toState = toState
    self.toAction = toAction
    self.features = features
    self.location = location
    memory = SilentPath(toState)
  }

  override var needsFlush: Bool { !editedIDs.isEmpty || base.needsFlush }

  override func run(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    if destination.needsFlush {
      memory.modify(&state) { stack in
        for position in 0..<editedIDs.count {
          stack.modify(editedIDs[position]) { destination.flushPendingEdits(&$0, &releases) }
        }
      }
    }
    editedIDs.removeAll()
    base.flushPendingEdits(&state, &releases)
  }

  override var mayHaveWork: Bool {
    features.mayHaveWork || base.mayHaveWork
  }

  override func endWorkOfAbsentChildren(of state: inout Base.State, at site: FeatureSite) {
    base.endWorkOfAbsentChildren(of: &state, at: site)
    guard features.mayHaveWork else { return }
    let ids = state[keyPath: toState].ids
    features.endWork(at: site, ofAllBut: ids, isDeep: destination.mayHaveWork) { id, site in
      guard var element = state[keyPath: toState][id: id] else { return }
      destination.endWorkOfAbsentChildren(of: &element, at: site)
    }
  }

  func run(_ state: inout Base.State, _ action: Base.Action) -> Effect<Base.Action> {
    let (childEffect, outcome) = runDestination(&state, action)
    let effect = childEffect.merge(with: base.run(&state, action))
    var latest: Child?
    switch outcome {
    case .ran(let child): latest = child
    case .ends(let id): state[keyPath: toState].pop(from: id)
    case nil: break
    }
    guard features.mayHaveWork else { return effect }
    return effect.merge(with: features.leave(latest, ofAllBut: state[keyPath: toState].ids))
  }

  private enum Outcome {
    case ran(Child)
    /// The element is removed, with all above it, after the base has run.
    case ends(StackElementID)
  }

  private func runDestination(
    _ state: inout Base.State, _ action: Base.Action
  ) -> (Effect<Base.Action>, Outcome?) {
    switch toAction.extract(from: action) {
    case .element(let id, let childAction)?:
      guard contains(id, in: state) else {
        report(Issues.stackActionWithoutElement, id, state, action)
        return (.none, nil)
      }
      let (effect, child) = runElement(id, &state, childAction)
      return (effect, .ran(child))
    case .popFrom(let id)?:
      if contains(id, in: state) { return (.none, .ends(id)) }
      report(Issues.stackPopWithoutElement, id, state, action)
      return (.none, nil)
    case .push(let id, let element)?:
      push(element, id, onto: &state, by: action)
      return (.none, nil)
    case nil:
      return (.none, nil)
    }
  }

  private func runElement(
    _ id: StackElementID, _ state: inout Base.State, _ action: Destination.Action
  ) -> (Effect<Base.Action>, Child) {
    let child = features.child(id)
    let entrance = features.enter(child, dismissal: toAction.embed(.popFrom(id: id)))
    let effect = DependencyValues.withValues(child.dependencies) {
      destination.run(&state[keyPath: toState][id: id]!, action)
    }
    if destination.needsFlush { editedIDs.append(id) }
    if case .none = effect.operation { return (entrance, child) }
    let embedded = effect.map { [toAction] in toAction.embed(.element(id: id, action: $0)) }
    return (entrance.merge(with: features.attribute(embedded, to: child)), child)
  }

  private func push(
    _ element: Destination.State, _ id: StackElementID,
    onto state: inout Base.State, by action: Base.Action
  ) {
    guard !contains(id, in: state) else {
      return report(Issues.stackPushOfPresentElement, id, state, action)
    }
    let dependencies = DependencyValues._current
    if dependencies.context == .test {
      let next = dependencies.stackElementID.peek()
      if id.generation > next.generation {
        let ids = state[keyPath: toState].ids
        reportIssue(
          Issues.stackPushOutOfOrder(id, next: next, ids: ids, action: action, at: location),
          at: location)
      } else if id == next {
        _ = dependencies.stackElementID.next()
      }
    }
    state[keyPath: toState].elements[id] = element
  }

  private func contains(_ id: StackElementID, in state: Base.State) -> Bool {
    state[keyPath: toState].ids.contains(id)
  }

  private func report(
    _ message: (StackElementID, OrderedSet<StackElementID>, Any, SourceLocation) -> String,
    _ id: StackElementID, _ state: Base.State, _ action: Base.Action
  ) {
    reportIssue(message(id, state[keyPath: toState].ids, action, location), at: location)
  }
}
