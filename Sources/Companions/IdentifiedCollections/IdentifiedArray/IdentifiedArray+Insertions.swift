extension IdentifiedArray {
  /// Appends an element, unless one with its id is in the array.
  ///
  /// - Returns: Whether the element was appended, and the index of the element with its id.
  ///
  /// - Complexity: O(1) on average, amortised over many calls
  @inlinable
  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    let (inserted, index) = _ids.append(_getID(item))
    if inserted { _elements.append(item) }
    return (inserted, index)
  }

  /// Appends the elements whose ids are not in the array.
  ///
  /// - Complexity: O(*n*) on average for *n* new elements, amortised over many calls
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    // Exactly as much memory as is needed now would make many small additions copy all elements.
    let newCount = count + newElements.underestimatedCount
    if newCount > _storage.capacity { reserveCapacity(Swift.max(newCount, 2 * count)) }
    for element in newElements { append(element) }
  }

  /// Inserts an element at a position, unless one with its id is in the array.
  ///
  /// - Returns: Whether the element was inserted, and the index of the element with its id.
  ///
  /// - Complexity: O(count)
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let (inserted, index) = _ids.insert(_getID(item), at: index)
    if inserted { _elements.insert(item, at: index) }
    return (inserted, index)
  }

  /// Replaces the element at a position with one of the same id; another id stops the program.
  ///
  /// - Returns: The element that was replaced.
  ///
  /// - Complexity: O(1)
  @inlinable
  @discardableResult
  public mutating func update(_ item: Element, at index: Int) -> Element {
    let old = _element(at: index)
    let newID = _getID(item)
    if newID != _ids[index] {
      fatalError(Issues.replacingID(newID, for: _ids[index], at: index))
    }
    _elements[index] = item
    return old
  }

  /// Replaces the element with the same id, or appends the element.
  ///
  /// - Returns: The element that was replaced, if any.
  ///
  /// - Complexity: O(1) on average, amortised over many calls
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ item: Element) -> Element? {
    let (inserted, index) = _ids.append(_getID(item))
    if inserted {
      _elements.append(item)
      return nil
    }
    let old = _element(at: index)
    _elements[index] = item
    return old
  }

  /// Replaces the element with the same id, or inserts the element at a position.
  ///
  /// - Returns: The element that was replaced, if any, and the index of the new element.
  ///
  /// - Complexity: O(1) on average to replace, O(count) to insert
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = _ids.insert(_getID(item), at: index)
    if inserted {
      _elements.insert(item, at: index)
      return (nil, index)
    }
    let old = _element(at: index)
    _elements[index] = item
    return (old, index)
  }

  /// Reserves memory for a number of elements.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    _ids.reserveCapacity(minimumCapacity)
    _elements.reserveCapacity(minimumCapacity)
  }
}
