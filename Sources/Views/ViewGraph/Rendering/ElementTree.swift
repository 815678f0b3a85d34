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
#endif
