#if PortableViews
public import ComposableUI

/// An element with its identity and all elements inside, as a value.
public struct ElementTree: Equatable, Sendable {
  /// The identity of the element.
  public let id: NodeID
  /// The description of the element.
  public var element: ViewElement
  /// The elements inside, in order.
  public var children: [ElementTree]

  /// Creates a tree of an element and its children.
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
  /// Removes a node and all nodes below.
  case remove(NodeID)
  /// Moves a node before a sibling under the same parent, or last when `before` is `nil`.
  case move(NodeID, before: NodeID?)
  /// Replaces an element's description; the role never changes.
  case update(NodeID, from: ViewElement, to: ViewElement)
}
#endif
