extension IdentifiedArray {
  /// Creates an empty array.
  ///
  /// - Parameter id: The key path from an element to its id.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(id: id, _getID: { $0[keyPath: id] }, _ids: _IDIndex(), _elements: [])
  }

  /// Creates an array of elements with unique ids.
  ///
  /// > Important: Two elements with the same id stop the program. If that can happen, combine them
  /// > with `init(_:id:uniquingIDsWith:)`.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id, _getID: { $0[keyPath: id] })
  }

  @inlinable
  init(
    uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    _getID: @escaping (Element) -> ID
  ) {
    let elements = Array(elements)
    var ids = _IDIndex<ID>(minimumCapacity: elements.count)
    for element in elements {
      let newID = _getID(element)
      if !ids.append(newID).inserted { fatalError(Issues.duplicateID(newID)) }
    }
    self.init(id: id, _getID: _getID, _ids: ids, _elements: elements)
  }

  /// Creates an array of elements whose ids are known to be unique.
  ///
  /// > Important: Only debug builds check that the ids are unique.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  @_disfavoredOverload
  public init(
    uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>
  ) {
    self.init(uncheckedUniqueElements: elements, id: id, _getID: { $0[keyPath: id] })
  }

  @inlinable
  init(
    uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    _getID: @escaping (Element) -> ID
  ) {
    let elements = Array(elements)
    let ids = elements.map(_getID)
    assert(
      Set(ids).count == ids.count,
      Dictionary(grouping: ids, by: \.self).first { $1.count > 1 }
        .map { Issues.duplicateID($0.key) } ?? "")
    self.init(
      id: id, _getID: _getID, _ids: _IDIndex(uncheckedUniqueElements: ids), _elements: elements)
  }

  /// Creates an array in which elements with the same id are combined.
  ///
  /// - Parameters:
  ///   - elements: The elements. The first one with an id determines the position.
  ///   - id: The key path from an element to its id.
  ///   - combine: Combines the element so far with the next one of the same id. The result must
  ///     have that id.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(
      elements, id: id, _getID: { $0[keyPath: id] }, uniquingIDsWith: combine)
  }

  @inlinable
  init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    _getID: @escaping (Element) -> ID,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id, _getID: _getID, _ids: _IDIndex(), _elements: [])
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let newID = _getID(element)
      let (inserted, index) = _ids.append(newID)
      if inserted {
        _elements.append(element)
        continue
      }
      let combined = try combine(_elements[index], element)
      let combinedID = _getID(combined)
      if combinedID != newID { fatalError(Issues.combinedID(combinedID, for: newID)) }
      _elements[index] = combined
    }
  }

  /// Creates a copy of an identified array.
  ///
  /// - Complexity: O(1)
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array of the elements of a slice.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  public init(_ elements: SubSequence) {
    self.init(
      id: elements.base.id, _getID: elements.base._getID,
      _ids: _IDIndex(
        uncheckedUniqueElements: elements.base._ids.list[elements.startIndex..<elements.endIndex]),
      _elements: Array(elements.base._elements[elements.startIndex..<elements.endIndex]))
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(id: \.id, _getID: { $0.id }, _ids: _IDIndex(), _elements: [])
  }

  /// Creates an array of elements with unique ids.
  ///
  /// > Important: Two elements with the same id stop the program. If that can happen, combine them
  /// > with `init(_:uniquingIDsWith:)`.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id, _getID: { $0.id })
  }

  /// Creates an array of elements whose ids are known to be unique.
  ///
  /// > Important: Only debug builds check that the ids are unique.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  @_disfavoredOverload
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init(uncheckedUniqueElements: elements, id: \.id, _getID: { $0.id })
  }

  /// Creates an array in which elements with the same id are combined.
  ///
  /// - Parameters:
  ///   - elements: The elements. The first one with an id determines the position.
  ///   - combine: Combines the element so far with the next one of the same id. The result must
  ///     have that id.
  ///
  /// - Complexity: O(*n*) on average for *n* elements
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, _getID: { $0.id }, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array from a literal whose elements have unique ids.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
