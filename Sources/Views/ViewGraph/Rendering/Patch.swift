#if PortableViews
public import ComposableUI

/// One change of a rendered tree, addressed by node.
public enum Patch: Equatable, Sendable {
  /// Inserts a new subtree before a sibling, or last when `before` is `nil`.
  case insert(ElementTree, parent: NodeID, before: NodeID?)
  /// Removes a node and all nodes below.
  case remove(NodeID)
  /// Moves a node before a sibling under the same parent, or last when `before` is `nil`.
  case move(NodeID, before: NodeID?)
  /// Replaces an element's description; the role never changes.
  case update(NodeID, from: ViewElement, to: ViewElement)
}
#endif
