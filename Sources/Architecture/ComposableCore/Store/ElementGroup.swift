import ConcurrencyExtras
import PerceptionCore

/// The live stores of the elements of one list or stack.
///
/// The group tells them when their element is replaced.
///
/// An element's store reads its state through the list without observing the list; otherwise an
/// append would notify every store. The group watches the list instead. After a turn that changed
/// the list, it notifies the stores whose element was replaced.
final class ElementGroup<ParentState, ParentAction, Elements: KeyedElements, Action>:
  AnyElementGroup, @unchecked Sendable
{
  typealias ID = Elements.ID
  typealias State = Elements.Element

  // Safe: only touched on the isolation of the store; `AnyElementGroup` guards its own properties.
  private let parent: StoreCore<ParentState, ParentAction>
  private let toElements: KeyPath<ParentState, Elements>
  private let makeEmbed: () -> (ID, Action) -> ParentAction
  private lazy var embed = makeEmbed()
  /// Reads the identities of elements; `nil` if their stores have to observe the list.
  private let identity: StateIdentityReader?
  private var accessor: FieldAccessor?
  /// The stores, as plain objects: a type of its own would cost a runtime look-up for each access.
  private var members: [ID: Weak<AnyObject>] = [:]
  /// The elements as of the last time that all members were told; `nil` if not all know of them.
  private var told: ElementIdentities<ID>?
  /// The members that were made since then.
  private var newMembers: [ID] = []
  /// The number of members at which released ones are removed.
  private var membersLimit = 16

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toElements: KeyPath<ParentState, Elements>,
    action makeEmbed: @escaping () -> (ID, Action) -> ParentAction
  ) {
    self.parent = parent
    self.toElements = toElements
    self.makeEmbed = makeEmbed
    let turns = parent.elementReplacements
    identity =
      turns != nil && State.self is any ObservableState.Type
      ? StateIdentityReader(for: State.self) : nil
    super.init(turns: turns)
  }

  // MARK: Stores

  // Safe: nothing else becomes a member.
  private func store(_ member: AnyObject) -> Store<State, Action> {
    unsafeDowncast(member, to: Store<State, Action>.self)
  }

  /// Returns the store of the element at a valid position, made if needed.
  ///
  /// - Complexity: Amortized O(1).
  @MainActor
  func store(
    at position: Int, in elements: Elements, of parent: Store<ParentState, ParentAction>
  ) -> Store<State, Action> {
    store(
      elements.id(at: position), initialState: elements.element(at: position), of: parent)
  }

  /// Returns the store of an element, made if needed; the group keeps only a weak reference.
  ///
  /// - Complexity: Amortized O(1).
  @MainActor
  func store(
    _ id: ID, initialState: @autoclosure () -> State, of parent: Store<ParentState, ParentAction>
  ) -> Store<State, Action> {
    if let member = members[id]?.object { return store(member) }
    if members.count >= membersLimit { removeReleased() }
    let store = parent.makeChild(makeCore(id, initialState: initialState()))
    members[id] = Weak(store)
    if told != nil { newMembers.append(id) }
    return store
  }

  private func makeCore(_ id: ID, initialState: State) -> StoreCore<State, Action> {
    guard let identity else {
      return PartialCore(
        parent: parent, initialState: initialState, isElement: true,
        state: { [toElements] in $0.value(at: toElements)[id: id] },
        action: { self.embed($0, for: id) })
    }
    return ElementCore(
      parent: parent, group: self, id: id, initialState: initialState, identity: identity)
  }

  private func removeReleased() {
    var liveCount = 0
    for member in members.values where member.object != nil { liveCount += 1 }
    if liveCount < members.count { members = members.filter { $0.value.object != nil } }
    membersLimit = 2 * max(8, liveCount)
  }

  func embed(_ action: Action, for id: ID) -> ParentAction {
    embed(id, action)
  }

  // MARK: Elements

  /// Returns the element with an id, without the caller observing the list.
  func element(_ id: ID) -> State? {
    if startsWatching() {
      return ReadTracking.with(self) { parent.value(at: toElements)[id: id] }
    }
    if let elements = elements() { return elements.pointee[id: id] }
    return ReadTracking.with(ReadTracking.unobserved) { parent.value(at: toElements)[id: id] }
  }

  /// Returns whether there is an element with an id.
  func hasElement(_ id: ID) -> Bool {
    if let elements = elements() { return elements.pointee.hasElement(id: id) }
    return ReadTracking.with(ReadTracking.unobserved) {
      parent.value(at: toElements).hasElement(id: id)
    }
  }

  /// Returns the address of the list without observing it, or `nil` if a getter computes the list.
  private func elements() -> UnsafeMutablePointer<Elements>? {
    guard let root = parent.address(observing: false) else { return nil }
    if accessor == nil { accessor = FieldAccessorCache.accessor(toElements, in: root) }
    return accessor?.take(from: root, observing: false)
      .assumingMemoryBound(to: Elements.self)
  }

  override func elementsMayHaveChanged() {
    // Groups are made by stores, which the main actor owns.
    MainActor.assumeIsolated(tellMembers)
  }

  @MainActor
  private func tellMembers() {
    guard let identity else { return }
    let tracker = startsWatching() ? self : ReadTracking.unobserved
    let elements = ReadTracking.with(tracker) { parent.value(at: toElements) }
    let former = told
    let newMembers = newMembers
    self.newMembers = []
    told =
      members.count < elements.idList.count / 8
      ? nil : ElementIdentities(ids: elements.idList, identities: elements.identities(identity))
    if let former, let told {
      for id in former.ids(changedIn: told) { tell(id, of: elements, identity) }
      for id in newMembers { tell(id, of: elements, identity) }
    } else {
      for id in members.keys { tell(id, of: elements, identity) }
    }
  }

  /// Tells the store of an element, if there is one, which element has its id now.
  @MainActor
  private func tell(_ id: ID, of elements: Elements, _ identity: StateIdentityReader) {
    guard let member = members[id]?.object else {
      members[id] = nil
      return
    }
    var element = elements[id: id]
    store(member).core.elementIdentityDidChange(
      identity: element == nil ? nil : identity.read(of: &element!))
  }
}

/// The ids of elements and the identities of their states, in their order.
private struct ElementIdentities<ID: Hashable> {
  let ids: ContiguousArray<ID>
  let identities: [ObservableStateID?]

  /// Returns the ids, here or in others, between the elements that both start and end with.
  func ids(changedIn other: Self) -> Set<ID> {
    let limit = min(ids.count, other.ids.count)
    let haveSameIDs = ids == other.ids
    func isSame(_ position: Int, _ otherPosition: Int) -> Bool {
      identities[position] == other.identities[otherPosition]
        && (haveSameIDs || ids[position] == other.ids[otherPosition])
    }
    var start = 0
    while start < limit, isSame(start, start) { start += 1 }
    var end = 0
    while end < limit - start, isSame(ids.count - 1 - end, other.ids.count - 1 - end) { end += 1 }
    return Set(ids[start..<ids.count - end]).union(other.ids[start..<other.ids.count - end])
  }
}
