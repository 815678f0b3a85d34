/// Runs a feature after one of many children, which have ids.
class ElementsRunner<Parent: Reducer, Element: Reducer, ID: Hashable>: ParentRunner<
  Parent, Element, ID
>
{
  /// The elements that have run since pending edits were last flushed.
  final let editedIDs = EditedElementIDs<ID>()

  // MARK: Access to the elements

  /// Returns the ids of the elements.
  func ids(in state: inout Parent.State) -> ContiguousArray<ID> {
    preconditionFailure("\(Self.self) does not override 'ids'")
  }

  /// Tells whether there is an element with an id.
  func contains(_ id: ID, in state: inout Parent.State) -> Bool {
    preconditionFailure("\(Self.self) does not override 'contains'")
  }

  /// Returns the state of the element with an id.
  func element(_ id: ID, in state: inout Parent.State) -> Element.State? {
    preconditionFailure("\(Self.self) does not override 'element'")
  }

  // MARK: Running

  final override func endWorkOfAbsentChildren(
    of state: inout Parent.State, latest: Feature?
  ) -> Effect<Parent.Action> {
    let ids = ids(in: &state)
    return features.leave(latest, ofAllBut: ids) { contains($0, in: &state) }
  }

  final override var childrenNeedFlush: Bool { !editedIDs.isEmpty }

  /// Forgets the edited elements, unless they need another flush once all of `releases` is released.
  final func didFlush(_ isFlushed: Bool, _ releases: DeferredReleases) {
    if isFlushed, releases.isEmpty || !child.needsFlush { editedIDs.removeAll() }
  }

  final override var childrenMayHaveWork: Bool { features.mayHaveWork }

  final override func endWorkInChildren(of state: inout Parent.State, at site: FeatureSite) {
    let ids = ids(in: &state)
    features.endWork(at: site, ofAllBut: ids, isDeep: child.mayHaveWork) { id in
      contains(id, in: &state)
    } endWorkBelow: { id, site in
      guard var element = element(id, in: &state) else { return }
      child.endWorkOfAbsentChildren(of: &element, at: site)
    }
  }
}
