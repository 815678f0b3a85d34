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
    var resolution = LayoutResolution(of: element)
    for child in children {
      if resolution.isDecided { break }
      resolution.add(child.element)
    }
    self.element.layout = resolution.framed(as: element)
  }

  /// The elements inside that show: the last screen of a stack, the chosen panel of tabs, and what a
  /// layout does not hide.
  public var shownChildren: [ElementTree] {
    switch element.role {
    case .navigation: Array(children.suffix(1))
    case .tabs: children.filter { $0.element.details != .tabPanel(isShown: false) }
    default:
      element.style.arrangement == nil
        ? children : children.filter { $0.element.style.placement?.isShown != false }
    }
  }
}

/// The identity of a rendered element, unique within its graph and never reused.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the identity, unique within the graph.
  public let rawValue: Int

  /// Creates an identity from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The number after a `#`, such as `#12`.
  public var description: String { "#\(rawValue)" }

  /// Orders identities by age, the oldest first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
#endif
