import OrderedCollections

/// A feature together with a list of children of one kind.
///
/// Underscored because it is only the result of
/// ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  private let parent: Parent
  private let element: Element
  private let toState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  private let toAction: ElementExtraction<Parent.Action, ID, Element.Action>
  private let location: SourceLocation

  init(
    parent: Parent,
    element: Element,
    toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    toElementAction: ElementExtraction<Parent.Action, ID, Element.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    toState = toElementsState
    toAction = toElementAction
    self.location = location
  }

  init(
    parent: Parent,
    element: Element,
    toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    toElementsAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
    location: SourceLocation
  ) {
    self.init(
      parent: parent, element: element,
      toElementsState: toElementsState,
      toElementAction: ElementExtraction(
        extract: { action, body in
          guard case .element(let id, let action)? = toElementsAction.extract(from: action) else {
            return
          }
          body(id, action)
        },
        embed: { toElementsAction.embed(.element(id: $0, action: $1)) }),
      location: location)
  }

  /// Runs the element that the action is for, then the parent.
  public func _reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    makeRunner(caches: false).run(&state, action)
  }

  /// Resolves the parent, and the element when it first runs.
  public func _resolve() -> _ResolvedReducer<Parent.State, Parent.Action> {
    let runner = makeRunner(caches: true)
    return _ResolvedReducer({ runner.run(&$0, $1) }, pendingEdits: runner)
  }

  private func makeRunner(caches: Bool) -> ForEachRunner<Parent, ID, Element> {
    ForEachRunner(
      parent: CachedReducer(parent, caches: caches),
      element: CachedReducer(element, caches: caches),
      toState: toState, toAction: toAction,
      features: ChildFeatures(
        place: NavigationPlace(toState, caches: caches), caches: caches),
      location: location)
  }
}

/// Extracts the actions of a list's elements from those of a parent, and embeds them.
struct ElementExtraction<Action, ID, ElementAction> {
  let extract: (Action, (ID, ElementAction) -> Void) -> Void
  let embed: (ID, ElementAction) -> Action
}

/// Runs a `forEach`, and flushes its pending edits.
///
/// An object, to keep state from one action to the next.
private final class ForEachRunner<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>:
  PendingEditFlush<Parent.State>
{
  private let parent: CachedReducer<Parent>
  private let element: CachedReducer<Element>
  private let elements: ElementsPath<Parent.State, ID, Element.State>
  private let toAction: ElementExtraction<Parent.Action, ID, Element.Action>
  private let features: ChildFeatures<ID>
  private let location: SourceLocation

  /// The elements that have run since pending edits were last flushed.
  private let editedIDs = EditedElementIDs<ID>()

  init(
    parent: CachedReducer<Parent>,
    element: CachedReducer<Element>,
    toState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
    toAction: ElementExtraction<Parent.Action, ID, Element.Action>,
    features: ChildFeatures<ID>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    elements = ElementsPath(toState)
    self.toAction = toAction
    self.features = features
    self.location = location
  }

  override var needsFlush: Bool { !editedIDs.isEmpty || parent.needsFlush }

  override func run(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    if !editedIDs.isEmpty {
      elements.flushPendingEdits(
        &state, editedIDs, &releases, element.needsFlush ? element.flushPendingEdits : nil)
      editedIDs.removeAll()
    }
    parent.flushPendingEdits(&state, &releases)
  }

  override var mayHaveWork: Bool {
    features.mayHaveWork || parent.mayHaveWork
  }

  override func endWorkOfAbsentChildren(of state: inout Parent.State, at site: FeatureSite) {
    parent.endWorkOfAbsentChildren(of: &state, at: site)
    guard features.mayHaveWork else { return }
    let ids = elements.ids(in: &state)
    features.endWork(at: site, ofAllBut: ids, isDeep: element.mayHaveWork) { id, site in
      guard var elementState = elements.element(id, in: &state) else { return }
      element.endWorkOfAbsentChildren(of: &elementState, at: site)
    }
  }

  func run(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    var elementEffect = Effect<Parent.Action>.none
    var latest: ChildFeatures<ID>.Child?
    toAction.extract(action) { id, elementAction in
      let child = features.child(id)
      latest = child
      elementEffect = runElement(&state, action, elementAction, child)
    }
    let effect = elementEffect.merge(with: parent.run(&state, action))
    guard features.mayHaveWork else { return effect }
    return effect.merge(with: features.leave(latest, ofAllBut: elements.ids(in: &state)))
  }

  private func runElement(
    _ state: inout Parent.State, _ action: Parent.Action, _ elementAction: Element.Action,
    _ child: ChildFeatures<ID>.Child
  ) -> Effect<Parent.Action> {
    var effect = Effect<Element.Action>.none
    let isFound = DependencyValues.withValues(child.dependencies) {
      elements.modify(&state, child.id) { effect = element.run(&$0, elementAction) }
    }
    return isFound ? finish(effect, child) : missing(child, action)
  }

  // Not inlined: features that contain themselves need the frame of `runElement` at every level.

  @inline(never)
  private func finish(
    _ effect: Effect<Element.Action>, _ child: ChildFeatures<ID>.Child
  ) -> Effect<Parent.Action> {
    editedIDs.append(child.id)
    if case .none = effect.operation { return .none }
    return features.attribute(
      effect.map { [embed = toAction.embed, id = child.id] in embed(id, $0) }, to: child)
  }

  @inline(never)
  private func missing(
    _ child: ChildFeatures<ID>.Child, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    reportIssue(
      Issues.forEachWithoutElement(id: child.id, action: action, at: location), at: location)
    return .none
  }
}
