/// The live stores of the elements of one list or stack, and what tells them that an element was
/// replaced.
///
/// An element's store finds its state through the list without observing the list, or else an append
/// would concern all of them. The group watches the list in their place, and looks for those whose
/// element is another after a turn in which it changed.
final class ElementGroup<ParentState, ParentAction, Elements: KeyedElements, Action>:
  AnyElementGroup, @unchecked Sendable
{
  typealias ID = Elements.ID
  typealias State = Elements.Element

  // Safe: all but what `AnyElementGroup` guards is only touched on the isolation of the store.
  let toAction: (ID, Action) -> ParentAction
  private let parent: StoreCore<ParentState, ParentAction>
  private let keyPath: KeyPath<ParentState, Elements>
  private let identity: StateIdentityReader
  private var members: [ID: WeakMember<State>] = [:]

  init?(
    parent: StoreCore<ParentState, ParentAction>,
    state keyPath: KeyPath<ParentState, Elements>,
    action toAction: @escaping (ID, Action) -> ParentAction
  ) {
    guard let turns = parent.turnObservers, State.self is any ObservableState.Type,
      let identity = StateIdentityReader(for: State.self)
    else { return nil }
    self.parent = parent
    self.keyPath = keyPath
    self.toAction = toAction
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
    StateWatcher.with(.none) { parent.state[keyPath: keyPath].hasElement(id: id) }
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
