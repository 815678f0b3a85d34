import IdentifiedCollections

/// A collection that finds its elements by their ids: a list or a stack.
protocol KeyedElements {
  associatedtype ID: Hashable
  associatedtype Element

  /// The element with an id.
  subscript(id id: ID) -> Element? { get }

  /// Returns whether there is an element with an id.
  func hasElement(id: ID) -> Bool
}

extension IdentifiedArray: KeyedElements {
  func hasElement(id: ID) -> Bool { index(id: id) != nil }
}

extension StackState: KeyedElements {
  func hasElement(id: StackElementID) -> Bool { ids.contains(id) }
}
