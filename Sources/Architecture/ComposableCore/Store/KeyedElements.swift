import IdentifiedCollections

/// A collection that finds its elements by their ids: a list or a stack.
protocol KeyedElements {
  associatedtype ID: Hashable
  associatedtype Element

  /// The element with an id.
  subscript(id id: ID) -> Element? { get }

  /// Returns whether there is an element with an id.
  func hasElement(id: ID) -> Bool

  /// Returns the id of the element at a valid position.
  func id(at position: Int) -> ID

  /// Returns the element at a valid position.
  func element(at position: Int) -> Element
}

extension IdentifiedArray: KeyedElements {
  func hasElement(id: ID) -> Bool { index(id: id) != nil }
  func id(at position: Int) -> ID { idList[position] }
  func element(at position: Int) -> Element { self[position] }
}

extension StackState: KeyedElements {
  func hasElement(id: StackElementID) -> Bool { ids.contains(id) }
  func id(at position: Int) -> StackElementID { ids[position] }
  func element(at position: Int) -> Element { self[position] }
}
