import ConcurrencyExtras

/// Weak references to the stores that were scoped from a store.
struct ChildStores {
  private var scoped = ScopedChildren()
  // Most stores have none.
  private var others: OtherChildren?

  // MARK: By key paths

  /// Returns the child that was scoped by key paths, if it is alive.
  ///
  /// - Parameter type: The type of the children of this kind; not checked.
  func child<State, Action, Child: AnyObject>(
    _ id: ScopeID<State, Action>, _ kind: ScopeKind, as type: Child.Type
  ) -> Child? {
    let key = ScopeKey(id, kind)
    let child = scoped.child(key) ?? others?.child(AnyHashable(key))
    // Safe: the types of the key paths, which are the same, and the kind determine the child's type.
    return child.map { unsafeDowncast($0, to: Child.self) }
  }

  /// Keeps a weak reference to a child.
  ///
  /// - Complexity: Amortized O(1).
  mutating func insert<State, Action>(
    _ child: AnyObject, for id: ScopeID<State, Action>, _ kind: ScopeKind
  ) {
    let key = ScopeKey(id, kind)
    if !scoped.insert(child, for: key) { insert(child, for: key) }
  }

  /// Forgets a child, so that the same scope makes a new one.
  func remove<State, Action>(_ id: ScopeID<State, Action>, _ kind: ScopeKind) {
    let key = ScopeKey(id, kind)
    scoped.remove(key)
    others?.remove(AnyHashable(key))
  }

  // MARK: By literals

  /// Returns the child that was scoped by the same literals before, if it is alive.
  func child(_ literals: ScopeLiterals) -> AnyObject? { scoped.child(literals) }

  /// Records the literals that scoped a child.
  func note(_ literals: ScopeLiterals, of child: AnyObject) {
    scoped.note(literals, of: child)
  }

  // MARK: In other ways

  /// Returns the child that was scoped by an id, if it is alive.
  func child<Child: AnyObject>(_ id: some Hashable, as type: Child.Type) -> Child? {
    others?.child(AnyHashable(id)) as? Child
  }

  /// Keeps a weak reference to a child.
  ///
  /// - Complexity: Amortized O(1).
  mutating func insert(_ child: AnyObject, for id: some Hashable) {
    let others = others ?? OtherChildren()
    self.others = others
    others.insert(child, for: AnyHashable(id))
  }

  /// Forgets a child, so that the same scope makes a new one.
  func remove(_ id: some Hashable) {
    others?.remove(AnyHashable(id))
  }
}

/// The children of a store that are not in its list.
private final class OtherChildren {
  private var children: [AnyHashable: Weak<AnyObject>] = [:]
  /// The number of live children when released ones were last removed.
  private var liveChildrenLimit = 0

  func child(_ id: AnyHashable) -> AnyObject? { children[id]?.object }

  func insert(_ child: AnyObject, for id: AnyHashable) {
    if children.count >= 2 * max(8, liveChildrenLimit) {
      children = children.filter { $0.value.object != nil }
      liveChildrenLimit = children.count
    }
    children[id] = Weak(child)
  }

  func remove(_ id: AnyHashable) {
    children[id] = nil
  }
}

/// The kind of value that the key path of a scope leads to.
enum ScopeKind: UInt8 {
  /// A property, as it is.
  case property
  /// The value of an optional.
  case optional
  /// The elements of a list.
  case elements
}

/// The key paths that a store was scoped by.
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

/// The key paths and the element id that an element's store was scoped by.
struct ElementScopeID<State, Action, ID: Hashable>: Hashable {
  let collection: ScopeID<State, Action>
  let id: ID
}
