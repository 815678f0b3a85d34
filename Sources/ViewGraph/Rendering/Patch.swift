public import ComposableUI

/// An element with its identity and all that is below it, as a value.
public struct ElementTree: Equatable, Sendable {
  public let id: NodeID
  public var element: ViewElement
  public var children: [ElementTree]

  public init(id: NodeID, element: ViewElement, children: [ElementTree] = []) {
    self.id = id
    self.element = element
    self.children = children
  }
}

/// One change of a rendered tree, addressed by node.
public enum Patch: Equatable, Sendable {
  /// Inserts a new subtree before a sibling, or last when `before` is `nil`.
  case insert(ElementTree, parent: NodeID, before: NodeID?)
  /// Removes a node and all below it.
  case remove(NodeID)
  /// Moves a node before a sibling under the same parent, or last when `before` is `nil`.
  case move(NodeID, before: NodeID?)
  /// Replaces an element's description; the role never changes.
  case update(NodeID, from: ViewElement, to: ViewElement)
}
