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
  private let parent: StoreCore<ParentState, ParentAction>
  private let toElements: KeyPath<ParentState, Elements>
  private let makeEmbed: () -> (ID, Action) -> ParentAction
  private lazy var embed = makeEmbed()
  /// What tells elements apart, if their stores can do without observing the list.
  private let identity: StateIdentityReader?
  @exclusivity(unchecked) private var step: StateStep?
  @exclusivity(unchecked) private var members: [ID: Member] = [:]
  /// How many members were alive when released ones were last removed.
  @exclusivity(unchecked) private var liveMembersLimit = 0

  private struct Member {
    weak var store: Store<State, Action>?
    /// What the store stands on, which stores scoped from it by functions keep alive without it.
    weak var core: ElementCore<ParentState, ParentAction, Elements, Action>?
  }

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toElements: KeyPath<ParentState, Elements>,
    action makeEmbed: @escaping () -> (ID, Action) -> ParentAction
  ) {
    self.parent = parent
    self.toElements = toElements
    self.makeEmbed = makeEmbed
    let turns = parent.turnObservers
    identity =
      turns != nil && State.self is any ObservableState.Type
      ? StateIdentityReader.make(for: State.self) : nil
    super.init(turns: turns)
  }

  // MARK: Stores

  /// Returns the store of an element, if somebody holds it.
  func store(_ id: ID) -> Store<State, Action>? { members[id]?.store }

  /// Returns a new store of an element, and keeps it for as long as somebody else holds it.
  ///
  /// - Complexity: Amortized O(1).
  @MainActor
  func makeStore(_ id: ID, initialState: State) -> Store<State, Action> {
    if members.count >= 2 * max(8, liveMembersLimit) {
      members = members.filter { $0.value.store != nil || $0.value.core != nil }
      liveMembersLimit = members.count
    }
    guard let identity else {
      let store = Store(
        core: PartialCore(
          parent: parent, initialState: initialState, isElement: true,
          state: { [toElements] in $0.value(at: toElements)[id: id] },
          action: { self.embed($0, for: id) }))
      members[id] = Member(store: store, core: nil)
      return store
    }
    let core = ElementCore(
      parent: parent, group: self, id: id, initialState: initialState, identity: identity)
    let store = Store(core: core)
    members[id] = Member(store: store, core: core)
    return store
  }

  func embed(_ action: Action, for id: ID) -> ParentAction {
    embed(id, action)
  }

  // MARK: Elements

  /// Returns the element with an id, which the caller does not get to observe.
  func element(_ id: ID) -> State? {
    if startsWatching() {
      return StateWatcher.with(self) { parent.value(at: toElements)[id: id] }
    }
    if let elements = elements() { return elements.pointee[id: id] }
    return StateWatcher.with(.none) { parent.value(at: toElements)[id: id] }
  }

  /// Returns whether there is an element with an id.
  func hasElement(_ id: ID) -> Bool {
    if let elements = elements() { return elements.pointee.hasElement(id: id) }
    return StateWatcher.with(.none) { parent.value(at: toElements).hasElement(id: id) }
  }

  /// Returns where the list is, without anybody observing it, or `nil` if nobody holds it.
  private func elements() -> UnsafeMutablePointer<Elements>? {
    guard let root = parent.address(observing: false) else { return nil }
    if step == nil { step = StateSteps.step(toElements, in: root) }
    return step?.take(from: root, observing: false)
      .assumingMemoryBound(to: Elements.self)
  }

  override func elementsMayHaveChanged() {
    guard let identity else { return }
    let watcher = startsWatching() ? self : StateWatcher.none
    let elements = StateWatcher.with(watcher) { parent.value(at: toElements) }
    for (id, member) in members {
      guard let core = member.core else {
        members[id] = nil
        continue
      }
      var element = elements[id: id]
      core.becomes(identity: element == nil ? nil : identity.read(of: &element!))
    }
  }
}
