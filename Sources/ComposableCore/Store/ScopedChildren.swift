/// The stores that were scoped from a store by key paths, and are still held by somebody.
///
/// They are few, and a key path takes longer to hash than to compare: so they are in a list, and only
/// those beyond a number of them in a table.
struct ScopedChildren {
  private var first: Link?
  private var count = 0
  private var others: [Key: WeakStore] = [:]
  /// How many others were alive when released ones were last removed.
  private var liveOthersLimit = 0

  private static let limit = 12

  private final class Link {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let kind: ScopeKind
    weak var child: AnyObject?
    var next: Link?

    init(state: AnyKeyPath, action: AnyKeyPath, kind: ScopeKind, child: AnyObject, next: Link?) {
      self.state = state
      self.action = action
      self.kind = kind
      self.child = child
      self.next = next
    }
  }

  private struct Key: Hashable {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let kind: ScopeKind
  }

  /// Returns a child that somebody holds.
  func child<State, Action>(_ id: ScopeID<State, Action>, _ kind: ScopeKind) -> AnyObject? {
    if let link = link(id.state, id.action, kind) { return link.child }
    if others.isEmpty { return nil }
    return others[Key(state: id.state, action: id.action, kind: kind)]?.value
  }

  /// Keeps a child for as long as somebody else holds it.
  ///
  /// - Complexity: Amortized O(1).
  mutating func insert<State, Action>(
    _ child: AnyObject, for id: ScopeID<State, Action>, _ kind: ScopeKind
  ) {
    if let link = link(id.state, id.action, kind) {
      link.child = child
      return
    }
    if count == Self.limit { removeReleased() }
    guard count == Self.limit else {
      first = Link(state: id.state, action: id.action, kind: kind, child: child, next: first)
      count += 1
      return
    }
    if others.count >= 2 * max(8, liveOthersLimit) {
      others = others.filter { $0.value.value != nil }
      liveOthersLimit = others.count
    }
    others[Key(state: id.state, action: id.action, kind: kind)] = WeakStore(value: child)
  }

  /// Forgets a child.
  mutating func remove<State, Action>(_ id: ScopeID<State, Action>, _ kind: ScopeKind) {
    link(id.state, id.action, kind)?.child = nil
    if !others.isEmpty { others[Key(state: id.state, action: id.action, kind: kind)] = nil }
  }

  private func link(_ state: AnyKeyPath, _ action: AnyKeyPath, _ kind: ScopeKind) -> Link? {
    var link = first
    while let current = link {
      if current.kind == kind, isSame(current.state, state), isSame(current.action, action) {
        return current
      }
      link = current.next
    }
    return nil
  }

  // Key paths without arguments, as those to properties, are mostly the very same object.
  private func isSame(_ lhs: AnyKeyPath, _ rhs: AnyKeyPath) -> Bool {
    lhs === rhs || lhs == rhs
  }

  private mutating func removeReleased() {
    var kept: Link?
    count = 0
    while let link = first {
      first = link.next
      guard link.child != nil else { continue }
      link.next = kept
      kept = link
      count += 1
    }
    first = kept
  }
}
