extension IdentifiedArray {
  /// Removes the element with the id of the given one, even if their values differ.
  ///
  /// - Returns: The element that was removed, if any.
  ///
  /// - Complexity: O(count)
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: _getID(element))
  }

  /// Removes the element with an id.
  ///
  /// - Returns: The element that was removed, if any.
  ///
  /// - Complexity: O(count)
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    guard let index = _ids.firstIndex(of: id) else { return nil }
    return remove(at: index)
  }

  /// Removes the element at a position.
  ///
  /// - Complexity: O(count)
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = _elements.remove(at: index)
    _ids.remove(at: index)
    return element
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for new elements.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _ids.removeAll(keepingCapacity: keepCapacity)
    _elements.removeAll(keepingCapacity: keepCapacity)
  }

  /// Removes the elements that satisfy a predicate; removes none if the predicate throws.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    let elements = _elements
    let kept = try elements.indices.filter { try !shouldBeRemoved(elements[$0]) }
    if kept.count < elements.count { self = _selecting(kept) }
  }

  /// Removes the first element.
  ///
  /// - Complexity: O(count)
  @inlinable
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: 0)
  }

  /// Removes a number of elements from the start.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func removeFirst(_ n: Int) {
    _elements.removeFirst(n)
    _ids.removeSubrange(0..<n)
  }

  /// Removes the last element.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  @discardableResult
  public mutating func removeLast() -> Element {
    let element = _elements.removeLast()
    _ids.removeLast()
    return element
  }

  /// Removes a number of elements from the end.
  ///
  /// - Complexity: O(*n*) on average for *n* removed elements
  @inlinable
  public mutating func removeLast(_ n: Int) {
    _elements.removeLast(n)
    _ids.removeSubrange(count..<count + n)
  }

  /// Removes the elements in a range of positions.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    _elements.removeSubrange(bounds)
    _ids.removeSubrange(bounds)
  }

  /// Removes the elements in a range of positions.
  ///
  /// - Complexity: O(count)
  @inlinable
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Returns an identified array of the elements that satisfy a predicate.
  ///
  /// - Complexity: O(count)
  @inlinable
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    let elements = _elements
    return _selecting(try elements.indices.filter { try isIncluded(elements[$0]) })
  }

  @inlinable
  func _selecting(_ positions: [Int]) -> Self {
    let elements = _elements
    return Self(
      id: id, _getID: _getID,
      _ids: .init(uncheckedUniqueElements: positions.lazy.map { _ids[$0] }),
      _elements: positions.map { elements[$0] })
  }
}
