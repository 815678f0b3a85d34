import OrderedCollections

/// An ordered collection of elements with unique ids, with look-up by id.
///
/// Iterate, index and sort it like an array. Look up, update and remove elements by id, as in a
/// dictionary:
///
/// ```swift
/// var chores: IdentifiedArrayOf<Chore> = [Chore(id: 1), Chore(id: 2)]
/// chores[id: 2]?.isComplete = true
/// chores.remove(id: 1)
/// ```
///
/// Use an identified array for the rows of a list, so that an effect still finds its row after the
/// row has moved.
///
/// > Important: The id of an element in the array must not change. Changing it in place, or
/// > assigning an element with another id to `subscript(id:)`, reports an issue. The element then
/// > has its new id in the array, or is removed if another element has that id.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The key path from an element to its id.
  public let id: KeyPath<Element, ID>

  // Underscored: only inlining makes these members public.

  // Reads the id of an element. A function, because a key path takes ten times longer.
  @usableFromInline
  let _getID: (Element) -> ID

  @usableFromInline
  var _ids: _IDIndex<ID>

  @usableFromInline
  var _storage: [Element]

  // A mutated element that replaces the one in `_storage`, while another array shares the storage.
  @usableFromInline
  var _pending: _PendingElement<Element>?

  @inlinable
  init(
    id: KeyPath<Element, ID>, _getID: @escaping (Element) -> ID, _ids: _IDIndex<ID>,
    _elements: [Element]
  ) {
    self.id = id
    self._getID = _getID
    self._ids = _ids
    self._storage = _elements
  }

  /// The elements as a plain array.
  ///
  /// - Complexity: O(1), unless an element was mutated in place while the array had a copy
  @inlinable
  public var elements: [Element] { _elements }

  /// The ids of the elements, in their order.
  ///
  /// The set is made when it is first asked for, and then kept up to date with changes at both ends.
  /// To find an id alone, `index(id:)` needs no set.
  ///
  /// - Complexity: O(1), but O(count) on average the first time, and after changes in the middle
  @inlinable
  public var ids: OrderedSet<ID> { _ids.orderedIDs }

  /// The ids of the elements, in their order, without a set.
  ///
  /// Two lists are compared in O(1) if the ids have not changed from one to the other.
  ///
  /// - Complexity: O(1)
  @inlinable
  package var idList: ContiguousArray<ID> { _ids.list }

  /// Returns the position of the element with an id.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public func index(id: ID) -> Int? {
    _ids.firstIndex(of: id)
  }

  /// Returns whether an element with the same id is in the array, even if their values differ.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public func contains(_ element: Element) -> Bool {
    _ids.contains(_getID(element))
  }

  /// Accesses the element with an id.
  ///
  /// Assigning `nil` removes the element. Assigning an element that is not in the array yet appends
  /// it. Mutating an element in place does not copy the element.
  ///
  /// > Important: The assigned or mutated element must have the id of the subscript.
  ///
  /// - Complexity: O(1) on average to read, assign, mutate or append; O(count) to remove
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      guard let index = _ids.firstIndex(of: id) else { return nil }
      return _element(at: index)
    }
    set {
      let index = _ids.firstIndex(of: id)
      switch (index, newValue) {
      case (let index?, let newValue?):
        _elements[index] = newValue
        _checkID(at: index)
      case (let index?, nil):
        _ids.remove(at: index)
        _elements.remove(at: index)
      case (nil, let newValue?):
        _add(newValue, id: id)
      case (nil, nil):
        break
      }
    }
    // A single `yield` lets the accessor be inlined.
    @inline(__always)
    _modify {
      let lent = _lend(id: id)
      defer { _takeBack(lent) }
      yield &lent.place.pointee
    }
  }

  /// Appends an element that was assigned for an absent id; reports an issue if its id differs.
  @inlinable
  mutating func _add(_ element: Element, id: ID) {
    if append(element).inserted, _ids.last == id { return }
    Issues.reportAssignedID(_getID(element), for: id)
  }

  /// Reports an element whose id was changed in place, and updates the ids to match.
  @inlinable
  mutating func _checkID(at position: Int) {
    let newID = _getID(_element(at: position))
    if newID != _ids[position] { _adoptID(newID, at: position) }
  }

  @usableFromInline
  mutating func _adoptID(_ newID: ID, at position: Int) {
    let oldID = _ids[position]
    let isTaken = _ids.contains(newID)
    _ids.remove(at: position)
    if isTaken {
      _elements.remove(at: position)
    } else {
      _ids.insert(newID, at: position)
    }
    Issues.reportChangedID(newID, from: oldID, at: position, isTaken: isTaken)
  }
}

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
