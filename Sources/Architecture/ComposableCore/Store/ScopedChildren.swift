/// The first stores that were scoped from a store by key paths, as far as somebody holds them.
///
/// They are few, and a key path takes longer to hash than to compare: so they are in a list, and only
/// those beyond a number of them in a table.
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

  /// Returns a child that somebody holds.
  func child(_ key: ScopeKey) -> AnyObject? { link { $0.key == key }?.child }

  /// Returns a child that somebody holds, if these literals have led to it before.
  func child(_ literals: ScopeLiterals) -> AnyObject? {
    let link =
      link { $0.literals?.isIdentical(to: literals) == true } ?? link { $0.literals == literals }
    return link?.child
  }

  /// Notes which literals lead to a child, so that it is found by them.
  func note(_ literals: ScopeLiterals, of child: AnyObject) {
    link { $0.child === child }?.literals = literals
  }

  /// Keeps a child for as long as somebody else holds it, if there is room for it.
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

/// How a store was scoped by key paths.
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

/// How the scoping of a store by a property and a case is written.
///
/// A literal is mostly the very same object each time that it is evaluated, other than the key path
/// to a case that it stands for, which is made anew. So a child is found by them much faster.
struct ScopeLiterals: Equatable {
  let state: AnyKeyPath
  let action: AnyKeyPath

  func isIdentical(to other: Self) -> Bool { state === other.state && action === other.action }
}
