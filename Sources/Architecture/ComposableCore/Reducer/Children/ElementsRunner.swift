import OrderedCollections

/// Runs a feature after one of many children, which have ids.
class ElementsRunner<Parent: Reducer, Element: Reducer, ID: Hashable>: ParentRunner<
  Parent, Element, ID
>
{
  /// The elements that have run since pending edits were last flushed.
  final let editedIDs = EditedElementIDs<ID>()

  // MARK: Access to the elements

  /// Returns the ids of the elements.
  func ids(in state: inout Parent.State) -> OrderedSet<ID> {
    preconditionFailure("\(Self.self) does not override 'ids'")
  }

  /// Returns the state of the element with an id.
  func element(_ id: ID, in state: inout Parent.State) -> Element.State? {
    preconditionFailure("\(Self.self) does not override 'element'")
  }

  // MARK: Running

  final override func endWorkOfAbsentChildren(
    of state: inout Parent.State, latest: Feature?
  ) -> Effect<Parent.Action> {
    features.leave(latest, ofAllBut: ids(in: &state))
  }

  final override var childrenNeedFlush: Bool { !editedIDs.isEmpty }

  final override var childrenMayHaveWork: Bool { features.mayHaveWork }

  final override func endWorkInChildren(of state: inout Parent.State, at site: FeatureSite) {
    let ids = ids(in: &state)
    features.endWork(at: site, ofAllBut: ids, isDeep: child.mayHaveWork) { id, site in
      guard var element = element(id, in: &state) else { return }
      child.endWorkOfAbsentChildren(of: &element, at: site)
    }
  }
}
