/// Weak references to the first stores that were scoped from a store by key paths.
///
/// A linked list, since they are few and a key path takes longer to hash than to compare. Children
/// beyond the limit are kept in a table elsewhere.
struct ScopedChildren {
  private var first: Link?

  private static let limit = 12

  private final class Link {
    let key: ScopeKey
    var literals: ScopeLiterals?
    weak var child: AnyObject?
    var next: Link?

    init(_ key: ScopeKey, child: AnyObject, next: Link?) {
      self.key = key
      self.child = child
      self.next = next
    }
  }

  /// Returns the child with a key, if it is alive.
  func child(_ key: ScopeKey) -> AnyObject? { link { $0.key == key }?.child }

  /// Returns the child that these literals have scoped before, if it is alive.
  func child(_ literals: ScopeLiterals) -> AnyObject? {
    let link =
      link { $0.literals?.isIdentical(to: literals) == true } ?? link { $0.literals == literals }
    return link?.child
  }

  /// Records the literals that scoped a child, so that they find it.
  func note(_ literals: ScopeLiterals, of child: AnyObject) {
    link { $0.child === child }?.literals = literals
  }

  /// Keeps a weak reference to a child; returns `false` if the list is full.
  mutating func insert(_ child: AnyObject, for key: ScopeKey) -> Bool {
    if let link = link(where: { $0.key == key }) {
      link.child = child
      return true
    }
    removeReleased()
    guard count < Self.limit else { return false }
    first = Link(key, child: child, next: first)
    return true
  }

  /// Forgets a child.
  func remove(_ key: ScopeKey) {
    link { $0.key == key }?.child = nil
  }

  private var count: Int {
    var count = 0
    var link = first
    while let current = link {
      count += 1
      link = current.next
    }
    return count
  }

  private func link(where isMatch: (Link) -> Bool) -> Link? {
    var link = first
    while let current = link {
      if isMatch(current) { return current }
      link = current.next
    }
    return nil
  }

  private mutating func removeReleased() {
    var kept: Link?
    while let link = first {
      first = link.next
      guard link.child != nil else { continue }
      link.next = kept
      kept = link
    }
    first = kept
  }
}

/// The key of a store that was scoped by key paths.
struct ScopeKey: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let kind: ScopeKind

  init<State, Action>(_ id: ScopeID<State, Action>, _ kind: ScopeKind) {
    state = id.state
    action = id.action
    self.kind = kind
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && isSame(lhs.state, rhs.state) && isSame(lhs.action, rhs.action)
  }

  // Key paths without arguments, as those to properties, are mostly the very same object.
  private static func isSame(_ lhs: AnyKeyPath, _ rhs: AnyKeyPath) -> Bool {
    lhs === rhs || lhs == rhs
  }
}

/// The key path literals of a call that scopes a store by a property and a case.
///
/// A literal mostly evaluates to the same object each time, while the case key path made from it is
/// a new object. So literals find a child much faster.
struct ScopeLiterals: Equatable {
  let state: AnyKeyPath
  let action: AnyKeyPath

  func isIdentical(to other: Self) -> Bool { state === other.state && action === other.action }
}
