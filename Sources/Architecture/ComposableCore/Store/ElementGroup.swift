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
  @exclusivity(unchecked) private var step: FieldAccessor?
  /// The stores; not of a type of their own, which the runtime would have to look for each time.
  @exclusivity(unchecked) private var members: [ID: WeakObject] = [:]
  /// How many members there may be before released ones are looked for.
  @exclusivity(unchecked) private var membersLimit = 16

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

  /// Returns the store of the element at a position, which must be there, or makes it.
  ///
  /// - Complexity: Amortized O(1).
  @MainActor
  func store(
    at position: Int, in elements: Elements, of parent: Store<ParentState, ParentAction>
  ) -> Store<State, Action> {
    store(
      elements.id(at: position), initialState: elements.element(at: position), of: parent)
  }

  /// Returns the store of an element, or makes it and keeps it for as long as somebody else holds it.
  ///
  /// - Complexity: Amortized O(1).
  @MainActor
  func store(
    _ id: ID, initialState: @autoclosure () -> State, of parent: Store<ParentState, ParentAction>
  ) -> Store<State, Action> {
    if let member = members[id]?.value { return store(member) }
    if members.count >= membersLimit { removeReleased() }
    let store = parent.makeChild(makeCore(id, initialState: initialState()))
    members[id] = WeakObject(value: store)
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
    for member in members.values where member.value != nil { liveCount += 1 }
    if liveCount < members.count { members = members.filter { $0.value.value != nil } }
    membersLimit = 2 * max(8, liveCount)
  }

  func embed(_ action: Action, for id: ID) -> ParentAction {
    embed(id, action)
  }

  // MARK: Elements

  /// Returns the element with an id, which the caller does not get to observe.
  func element(_ id: ID) -> State? {
    if startsWatching() {
      return ReadTracker.with(self) { parent.value(at: toElements)[id: id] }
    }
    if let elements = elements() { return elements.pointee[id: id] }
    return ReadTracker.with(.none) { parent.value(at: toElements)[id: id] }
  }

  /// Returns whether there is an element with an id.
  func hasElement(_ id: ID) -> Bool {
    if let elements = elements() { return elements.pointee.hasElement(id: id) }
    return ReadTracker.with(.none) { parent.value(at: toElements).hasElement(id: id) }
  }

  /// Returns where the list is, without anybody observing it, or `nil` if nobody holds it.
  private func elements() -> UnsafeMutablePointer<Elements>? {
    guard let root = parent.address(observing: false) else { return nil }
    if step == nil { step = FieldAccessorCache.step(toElements, in: root) }
    return step?.take(from: root, observing: false)
      .assumingMemoryBound(to: Elements.self)
  }

  override func elementsMayHaveChanged() {
    // Groups are made by stores, which the main actor owns.
    MainActor.assumeIsolated(tellMembers)
  }

  @MainActor
  private func tellMembers() {
    guard let identity else { return }
    let watcher = startsWatching() ? self : ReadTracker.none
    let elements = ReadTracker.with(watcher) { parent.value(at: toElements) }
    for (id, member) in members {
      guard let member = member.value else {
        members[id] = nil
        continue
      }
      var element = elements[id: id]
      store(member).core.elementIdentityDidChange(
        identity: element == nil ? nil : identity.read(of: &element!))
    }
  }
}
