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
    for (id, member) in members {
      guard let member = member.object else {
        members[id] = nil
        continue
      }
      var element = elements[id: id]
      store(member).core.elementIdentityDidChange(
        identity: element == nil ? nil : identity.read(of: &element!))
    }
  }
}
