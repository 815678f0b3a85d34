import IdentifiedCollections

/// The live stores of the elements of one list, and what tells them that an element was replaced.
///
/// An element's store finds its state through the list without observing the list, or else an append
/// would concern all of them. The group watches the list in their place, and looks for those whose
/// element is another after a turn in which it changed.
final class ElementGroup<ParentState, ParentAction, ID: Hashable & Sendable, State, Action>:
  AnyElementGroup, @unchecked Sendable
{
  // Safe: all but what `AnyElementGroup` guards is only touched on the isolation of the store.
  let path: AnyCasePath<ParentAction, IdentifiedAction<ID, Action>>
  private let parent: StoreCore<ParentState, ParentAction>
  private let keyPath: KeyPath<ParentState, IdentifiedArray<ID, State>>
  private let identity: StateIdentityReader
  private var members: [ID: WeakMember<State>] = [:]

  init?(
    parent: StoreCore<ParentState, ParentAction>,
    state keyPath: KeyPath<ParentState, IdentifiedArray<ID, State>>,
    action: CaseKeyPath<ParentAction, IdentifiedAction<ID, Action>>
  ) {
    guard let turns = parent.turnObservers, State.self is any ObservableState.Type,
      let identity = StateIdentityReader(for: State.self)
    else { return nil }
    self.parent = parent
    self.keyPath = keyPath
    path = AnyCasePath(action)
    self.identity = identity
    super.init(turns: turns)
  }

  func add(_ member: any ElementGroupMember<State>, for id: ID) {
    members[id] = WeakMember(value: member)
  }

  /// Returns the element with an id, which the caller does not get to observe.
  func element(_ id: ID) -> State? {
    StateWatcher.with(startsWatching() ? self : .none) { parent.state[keyPath: keyPath][id: id] }
  }

  /// Returns whether there is an element with an id.
  func hasElement(_ id: ID) -> Bool {
    StateWatcher.with(.none) { parent.state[keyPath: keyPath].index(id: id) != nil }
  }

  func identity(of element: inout State) -> ObservableStateID? {
    identity.read(of: &element)
  }

  override func elementsMayHaveChanged() {
    let watcher = startsWatching() ? self : StateWatcher.none
    let elements = StateWatcher.with(watcher) { parent.state[keyPath: keyPath] }
    for (id, member) in members {
      guard let member = member.value else {
        members[id] = nil
        continue
      }
      var element = elements[id: id]
      member.becomes(identity: element == nil ? nil : identity.read(of: &element!))
    }
  }
}

/// The store of an element, for its group.
protocol ElementGroupMember<State>: AnyObject {
  associatedtype State

  /// Tells which element there is now.
  func becomes(identity: ObservableStateID?)
}

private struct WeakMember<State> {
  weak var value: (any ElementGroupMember<State>)?
}
