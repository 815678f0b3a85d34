/// A feature together with a list of children of one kind.
///
/// Underscored because it is only the result of
/// ``Reducer/forEach(_:action:element:fileID:filePath:line:column:)``.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  let parent: Parent
  let element: Element
  let toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
  let toElementAction: ElementExtraction<Parent.Action, ID, Element.Action>
  let location: CodeLocation

  /// Runs the element that the action is for, then the parent.
  public func _reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    ForEachRunner(self, caches: false).run(&state, action)
  }

  /// Resolves the parent, and the element when it first runs.
  public func _resolve() -> _ResolvedReducer<Parent.State, Parent.Action> {
    ForEachRunner(self, caches: true).resolved
  }
}

/// Extracts the actions of a list's elements from a parent's actions, and embeds them.
struct ElementExtraction<Action, ID, ElementAction> {
  let extract: (Action, (ID, ElementAction) -> Void) -> Void
  let embed: (ID, ElementAction) -> Action
}

extension ElementExtraction where ID: Hashable & Sendable {
  /// Extracts and embeds the actions of one case.
  init(_ path: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>) {
    self.init(
      extract: { action, body in
        if case .element(let id, let action)? = path.extract(from: action) { body(id, action) }
      },
      embed: { path.embed(.element(id: $0, action: $1)) })
  }
}

/// Runs a `forEach` with a list.
private final class ForEachRunner<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>:
  ElementsRunner<Parent, Element, ID>
{
  private let elements: ElementsPath<Parent.State, IdentifiedArray<ID, Element.State>>
  private let toAction: ElementExtraction<Parent.Action, ID, Element.Action>

  init(_ reducer: _ForEachReducer<Parent, ID, Element>, caches: Bool) {
    elements = ElementsPath(reducer.toElementsState)
    toAction = reducer.toElementAction
    super.init(
      reducer.parent, reducer.element,
      at: NavigationPlace(reducer.toElementsState, caches: caches), caches: caches,
      location: reducer.location)
  }

  override func ids(in state: inout Parent.State) -> ContiguousArray<ID> {
    elements.ids(in: &state)
  }

  override func contains(_ id: ID, in state: inout Parent.State) -> Bool {
    elements.contains(id, in: &state)
  }

  override func element(_ id: ID, in state: inout Parent.State) -> Element.State? {
    elements.element(id, in: &state)
  }

  override func runChild(
    _ state: inout Parent.State, _ action: Parent.Action, _ feature: inout Feature?,
    _ isLeaving: inout Bool
  ) -> Effect<Parent.Action> {
    var effect = Effect<Parent.Action>.none
    toAction.extract(action) { id, elementAction in
      let child = features.child(id)
      feature = child
      effect = runElement(&state, action, elementAction, child)
    }
    return effect
  }

  private func runElement(
    _ state: inout Parent.State, _ action: Parent.Action, _ elementAction: Element.Action,
    _ feature: Feature
  ) -> Effect<Parent.Action> {
    var effect = Effect<Element.Action>.none
    let isFound = DependencyValues.withValues(feature.dependencies) {
      elements.modify(&state, feature.id) { effect = child.run(&$0, elementAction) }
    }
    return isFound ? finish(effect, feature) : missing(feature, action)
  }

  // Not inlined: features that contain themselves need the frame of `runElement` at every level.

  @inline(never)
  private func finish(
    _ effect: Effect<Element.Action>, _ feature: Feature
  ) -> Effect<Parent.Action> {
    editedIDs.append(feature.id)
    if case .none = effect.operation { return .none }
    return features.attribute(
      effect.map { [embed = toAction.embed, id = feature.id] in embed(id, $0) }, to: feature)
  }

  @inline(never)
  private func missing(_ feature: Feature, _ action: Parent.Action) -> Effect<Parent.Action> {
    reportIssue(
      Issues.forEachWithoutElement(id: feature.id, action: action, at: location), at: location)
    return .none
  }

  override func flushChildren(_ state: inout Parent.State, _ releases: inout DeferredReleases) {
    let isFlushed = elements.flushPendingEdits(
      &state, editedIDs, &releases, child.needsFlush ? child.flushPendingEdits : nil)
    didFlush(isFlushed, releases)
  }
}
