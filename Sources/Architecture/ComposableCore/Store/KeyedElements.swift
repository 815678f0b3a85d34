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

  /// The ids of the elements, in their order.
  var idList: ContiguousArray<ID> { get }

  /// Reads the identities of all elements, in their order.
  func identities(_ reader: StateIdentityReader) -> [ObservableStateID?]
}

/// A collection that changes its elements one by one without a copy of the others, even if it has a
/// copy itself.
protocol EditableElements: KeyedElements {
  /// Returns the position of the element with an id; changes nothing.
  mutating func position(of id: ID) -> Int?

  /// Calls a function with the element at a position, to be changed in place.
  mutating func withMutableElement(at position: Int, _ body: (inout Element) -> Void)

  /// Flushes the pending edit, and returns an object to release afterwards; see ``IdentifiedArray``.
  mutating func flushPendingEditsIfUnique() -> AnyObject?
}

extension IdentifiedArray: EditableElements {
  func hasElement(id: ID) -> Bool { index(id: id) != nil }
  func id(at position: Int) -> ID { idList[position] }
  func element(at position: Int) -> Element { self[position] }

  func identities(_ reader: StateIdentityReader) -> [ObservableStateID?] {
    withContiguousStorageIfAvailable(reader.read) ?? []
  }
}

extension StackState: EditableElements {
  var idList: ContiguousArray<StackElementID> { entries.idList }

  func hasElement(id: StackElementID) -> Bool { entries.index(id: id) != nil }
  func id(at position: Int) -> StackElementID { idList[position] }
  func element(at position: Int) -> Element { self[position] }

  func identities(_ reader: StateIdentityReader) -> [ObservableStateID?] {
    map { element in
      var element = element
      return reader.read(of: &element)
    }
  }

  mutating func position(of id: StackElementID) -> Int? { entries.position(of: id) }

  mutating func withMutableElement(at position: Int, _ body: (inout Element) -> Void) {
    entries.withMutableElement(at: position) { body(&$0.element!) }
  }

  mutating func flushPendingEditsIfUnique() -> AnyObject? { entries.flushPendingEditsIfUnique() }
}
