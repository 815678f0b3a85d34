/// The stores that were scoped from a store and are still held by somebody.
struct ChildStores {
  private var scoped = ScopedChildren()
  private var others: [AnyHashable: WeakStore] = [:]
  /// How many children were alive when released ones were last removed.
  private var liveChildrenLimit = 0

  // MARK: By key paths

  /// Returns the child that was scoped by key paths, if somebody holds it.
  ///
  /// - Parameter type: What was made for children of this kind; the caller answers for it.
  func child<State, Action, Child: AnyObject>(
    _ id: ScopeID<State, Action>, _ kind: ScopeKind, as type: Child.Type
  ) -> Child? {
    // Safe: the types of the key paths, which are the same, and the kind tell that of the child.
    scoped.child(id, kind).map { unsafeDowncast($0, to: Child.self) }
  }

  /// Keeps a child for as long as somebody else holds it.
  mutating func insert<State, Action>(
    _ child: AnyObject, for id: ScopeID<State, Action>, _ kind: ScopeKind
  ) {
    scoped.insert(child, for: id, kind)
  }

  /// Forgets a child, so that the next one scoped in the same way is another.
  mutating func remove<State, Action>(_ id: ScopeID<State, Action>, _ kind: ScopeKind) {
    scoped.remove(id, kind)
  }

  // MARK: In other ways

  /// Returns the child that was scoped in a given way, if somebody holds it.
  func child<Child: AnyObject>(_ id: some Hashable, as type: Child.Type) -> Child? {
    others.isEmpty ? nil : others[AnyHashable(id)]?.value as? Child
  }

  /// Keeps a child for as long as somebody else holds it.
  ///
  /// - Complexity: Amortized O(1).
  mutating func insert(_ child: AnyObject, for id: some Hashable) {
    if others.count >= 2 * max(8, liveChildrenLimit) {
      others = others.filter { $0.value.value != nil }
      liveChildrenLimit = others.count
    }
    others[AnyHashable(id)] = WeakStore(value: child)
  }

  /// Forgets a child, so that the next one scoped in the same way is another.
  mutating func remove(_ id: some Hashable) {
    if !others.isEmpty { others[AnyHashable(id)] = nil }
  }
}

struct WeakStore {
  weak var value: AnyObject?
}

/// What key paths lead to.
enum ScopeKind: UInt8 {
  /// A property, as it is.
  case property
  /// What is in an optional.
  case optional
  /// The elements of a list.
  case elements
}

/// How a store was scoped from its parent.
@_spi(Internals)
public struct ScopeID<State, Action>: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath

  init<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) {
    self.state = state
    self.action = action
  }
}

/// How the store of an element was scoped from the store that holds the collection.
struct ElementScopeID<State, Action, ID: Hashable>: Hashable {
  let collection: ScopeID<State, Action>
  let id: ID
}
