/// The stores that were scoped from a store and are still held by somebody.
struct ChildStores {
  private var children: [AnyHashable: WeakStore] = [:]
  /// How many children were alive when released ones were last removed.
  private var liveChildrenLimit = 0

  /// Returns the child that was scoped in a given way, if somebody holds it.
  func child<Child: AnyObject>(_ id: some Hashable, as type: Child.Type) -> Child? {
    children[AnyHashable(id)]?.value as? Child
  }

  /// Keeps a child for as long as somebody else holds it.
  ///
  /// - Complexity: Amortized O(1).
  mutating func insert(_ child: AnyObject, for id: some Hashable) {
    if children.count >= 2 * max(8, liveChildrenLimit) {
      children = children.filter { $0.value.value != nil }
      liveChildrenLimit = children.count
    }
    children[AnyHashable(id)] = WeakStore(value: child)
  }

  /// Forgets a child, so that the next one scoped in the same way is another.
  mutating func remove(_ id: some Hashable) {
    children[AnyHashable(id)] = nil
  }
}

private struct WeakStore {
  weak var value: AnyObject?
}

/// How a store was scoped from its parent.
@_spi(Internals)
public struct ScopeID<State, Action>: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath

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

/// What tells apart what the stores of a list's elements have in common.
struct ElementGroupID: Hashable {
  let collection: AnyHashable
}
