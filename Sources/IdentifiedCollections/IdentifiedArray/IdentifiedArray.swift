import OrderedCollections

/// An ordered collection whose elements are unique by an id and are found by it.
///
/// It is an array to iterate, index and sort, and a dictionary to look up, update and remove an
/// element of which only the id is known:
///
/// ```swift
/// var todos: IdentifiedArrayOf<Todo> = [first, second]
/// todos[id: second.id]?.isComplete = true
/// todos.remove(id: first.id)
/// ```
///
/// Prefer it to a plain array for the rows of a list: an effect that ends late still addresses its
/// row, wherever the row has moved in the meantime.
///
/// > Important: The id of an element that is in the array must not change. Changing it in place,
/// > or assigning an element with another id to `subscript(id:)`, stops the program.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The way from an element to its id.
  public let id: KeyPath<Element, ID>

  // Underscored as inlining forces them into the open.
  @usableFromInline
  var _ids: OrderedSet<ID>

  @usableFromInline
  var _elements: [Element]

  @inlinable
  init(id: KeyPath<Element, ID>, _ids: OrderedSet<ID>, _elements: [Element]) {
    self.id = id
    self._ids = _ids
    self._elements = _elements
  }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var elements: [Element] { _elements }

  /// The ids of the elements, in their order.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var ids: OrderedSet<ID> { _ids }

  /// Returns the position of the element with an id.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public func index(id: ID) -> Int? {
    _ids.firstIndex(of: id)
  }

  /// Tells whether an element with the same id is in the array, whatever its value.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public func contains(_ element: Element) -> Bool {
    _ids.contains(element[keyPath: id])
  }

  /// Accesses the element with an id.
  ///
  /// Assigning `nil` removes the element. Assigning an element that is not in the array yet appends
  /// it. Mutating an element in place copies nothing.
  ///
  /// > Important: The id of the assigned or mutated element must be the one of the subscript.
  ///
  /// - Complexity: O(1) on average to read, assign, mutate or append; O(count) to remove
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let index = _ids.firstIndex(of: id) else { return nil }
      return _elements[index]
    }
    set {
      let index = _ids.firstIndex(of: id)
      switch (index, newValue) {
      case (let index?, let newValue?):
        _check(newValue, has: id)
        _elements[index] = newValue
      case (let index?, nil):
        _ids.remove(at: index)
        _elements.remove(at: index)
      case (nil, let newValue?):
        _check(newValue, has: id)
        _ids.append(id)
        _elements.append(newValue)
      case (nil, nil):
        break
      }
    }
    _modify {
      let index = _ids.firstIndex(of: id)
      var element = index.map { _takeElement(at: $0) }
      defer { _putBack(element, id: id, at: index) }
      yield &element
    }
  }

  /// Moves an element out, so that it is mutated as the only copy; the last one takes its place.
  @inlinable
  mutating func _takeElement(at index: Int) -> Element {
    _elements.swapAt(index, _elements.count - 1)
    return _elements.removeLast()
  }

  @inlinable
  mutating func _putBack(_ element: Element?, id: ID, at index: Int?) {
    switch (index, element) {
    case (let index?, let element?):
      _check(element, has: id)
      _elements.append(element)
      _elements.swapAt(index, _elements.count - 1)
    case (let index?, nil):
      _ids.remove(at: index)
      if index < _elements.count {
        let last = _elements.remove(at: index)
        _elements.append(last)
      }
    case (nil, let element?):
      _check(element, has: id)
      _ids.append(id)
      _elements.append(element)
    case (nil, nil):
      break
    }
  }

  @inlinable
  func _check(_ element: Element, has id: ID) {
    let newID = element[keyPath: self.id]
    if newID != id { fatalError(Issues.assignedID(newID, for: id)) }
  }
}

/// An identified array of elements that know their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
