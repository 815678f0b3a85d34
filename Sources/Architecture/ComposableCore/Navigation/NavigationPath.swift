/// The path of a feature in a tree of child features: the ids from the root down to the feature.
///
/// - Complexity: Appending is O(1) and shares the nodes; so do copies. Hashing is O(1).
struct NavigationPath: Hashable, Sendable {
  private let node: Node?

  private final class Node: Sendable {
    let parent: Node?
    let id: NavigationID
    let hash: Int

    init(parent: Node?, id: NavigationID) {
      self.parent = parent
      self.id = id
      var hasher = Hasher()
      hasher.combine(parent?.hash)
      hasher.combine(id)
      hash = hasher.finalize()
    }
  }

  /// The path of the root.
  init() {
    node = nil
  }

  private init(_ node: Node?) {
    self.node = node
  }

  /// The path of a child of the feature at this path.
  func appending(_ id: NavigationID) -> Self {
    Self(Node(parent: node, id: id))
  }

  /// The path of the parent feature, and the id of this feature in it; `nil` for the root.
  var parent: (path: NavigationPath, id: NavigationID)? {
    node.map { (NavigationPath($0.parent), $0.id) }
  }

  /// The path itself, every ancestor, and the root.
  var prefixes: [NavigationPath] {
    var prefixes = [self]
    while let parent = prefixes[prefixes.count - 1].parent { prefixes.append(parent.path) }
    return prefixes
  }

  /// Compares the ids, from the last to the first.
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isEqual(to: rhs, by: ==) }

  /// Whether another path is the same for cancellation ids, which features side by side share.
  func isSame(as other: Self) -> Bool { isEqual(to: other) { $0.isSame(as: $1) } }

  @inline(__always)
  private func isEqual(to other: Self, by isEqual: (NavigationID, NavigationID) -> Bool) -> Bool {
    var (lhs, rhs) = (node, other.node)
    while lhs !== rhs {
      guard let left = lhs, let right = rhs, left.hash == right.hash, isEqual(left.id, right.id)
      else { return false }
      (lhs, rhs) = (left.parent, right.parent)
    }
    return true
  }

  /// Hashes the value that was computed when the path was made.
  func hash(into hasher: inout Hasher) {
    hasher.combine(node?.hash)
  }
}
