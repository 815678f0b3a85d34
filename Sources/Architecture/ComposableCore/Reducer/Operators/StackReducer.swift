import OrderedCollections

/// A feature together with a stack of others.
///
/// Underscored because it is only the result of
/// ``Reducer/forEach(_:action:destination:fileID:filePath:line:column:)``.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let destination: Destination
  let toStackState: WritableKeyPath<Base.State, StackState<Destination.State>>
  let toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let location: CodeLocation

  /// Runs the element that the action is for, then the base; a removal in the other order.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    StackRunner(self, caches: false).run(&state, action)
  }

  /// Resolves the base, and the destination when it first runs.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    StackRunner(self, caches: true).resolved
  }
}

/// Runs a `forEach` with a stack.
private final class StackRunner<Base: Reducer, Destination: Reducer>: ElementsRunner<
  Base, Destination, StackElementID
>
{
  private let keyPath: WritableKeyPath<Base.State, StackState<Destination.State>>
  private let elements: ElementsPath<Base.State, StackState<Destination.State>>
  private let toAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>

  init(_ reducer: _StackReducer<Base, Destination>, caches: Bool) {
    keyPath = reducer.toStackState
    elements = ElementsPath(keyPath)
    toAction = reducer.toStackAction
    super.init(
      reducer.base, reducer.destination, at: NavigationPlace(keyPath, caches: caches),
      canDismiss: true, caches: caches, location: reducer.location)
  }

  override func ids(in state: inout Base.State) -> ContiguousArray<StackElementID> {
    elements.ids(in: &state)
  }

  override func contains(_ id: StackElementID, in state: inout Base.State) -> Bool {
    elements.contains(id, in: &state)
  }

  override func element(_ id: StackElementID, in state: inout Base.State) -> Destination.State? {
    elements.element(id, in: &state)
  }

  override func runChild(
    _ state: inout Base.State, _ action: Base.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Base.Action> {
    switch toAction.extract(from: action) {
    case .element(let id, let elementAction)?:
      guard contains(id, in: &state) else {
        report(Issues.stackActionWithoutElement, id, state, action)
        return .none
      }
      let child = features.child(id)
      feature = child
      return runElement(child, &state, elementAction)
    case .popFrom(let id)?:
      guard contains(id, in: &state) else {
        report(Issues.stackPopWithoutElement, id, state, action)
        return .none
      }
      feature = features.child(id)
      isLeaving = true
      return .none
    case .push(let id, let element)?:
      push(element, id, onto: &state, by: action)
      return .none
    case nil:
      return .none
    }
  }

  private func runElement(
    _ feature: Feature, _ state: inout Base.State, _ action: Destination.Action
  ) -> Effect<Base.Action> {
    let id = feature.id
    let entrance = features.enter(feature, dismissal: toAction.embed(.popFrom(id: id)))
    var effect = Effect<Destination.Action>.none
    DependencyValues.withValues(feature.dependencies) {
      _ = elements.modify(&state, id) { effect = child.run(&$0, action) }
    }
    editedIDs.append(id)
    if case .none = effect.operation { return entrance }
    let embedded = effect.map { [toAction] in toAction.embed(.element(id: id, action: $0)) }
    return entrance.merge(with: features.attribute(embedded, to: feature))
  }

  /// Removes an element, with all above it.
  override func remove(_ feature: Feature, from state: inout Base.State) {
    state[keyPath: keyPath].pop(from: feature.id)
  }

  private func push(
    _ element: Destination.State, _ id: StackElementID,
    onto state: inout Base.State, by action: Base.Action
  ) {
    guard !contains(id, in: &state) else {
      return report(Issues.stackPushOfPresentElement, id, state, action)
    }
    let dependencies = DependencyValues._current
    if dependencies.context == .test {
      let next = dependencies.stackElementID.peek()
      if id.generation > next.generation {
        let ids = state[keyPath: keyPath].ids
        reportIssue(
          Issues.stackPushOutOfOrder(id, next: next, ids: ids, action: action, at: location),
          at: location)
      } else if id == next {
        _ = dependencies.stackElementID.next()
      }
    }
    state[keyPath: keyPath].append(element, id: id)
  }

  override func flushChildren(_ state: inout Base.State, _ releases: inout DeferredReleases) {
    let isFlushed = elements.flushPendingEdits(
      &state, editedIDs, &releases, waitsForRelease: true,
      child.needsFlush ? child.flushPendingEdits : nil)
    didFlush(isFlushed, releases)
  }

  private func report(
    _ message: (StackElementID, OrderedSet<StackElementID>, Any, CodeLocation) -> String,
    _ id: StackElementID, _ state: Base.State, _ action: Base.Action
  ) {
    reportIssue(message(id, state[keyPath: keyPath].ids, action, location), at: location)
  }
}
