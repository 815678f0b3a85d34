extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int { _storage.count }

  /// The positions of the elements.
  @inlinable
  public var indices: Range<Int> { 0..<_storage.count }

  /// The number of elements.
  ///
  /// - Complexity: O(1)
  @inlinable
  public var count: Int { _storage.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { _storage.isEmpty }

  /// Returns an iterator over the elements.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Element]> {
    _elements.makeIterator()
  }

  /// Calls a closure with the memory that holds the elements.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try _elements.withContiguousStorageIfAvailable(body)
  }

  /// Accesses the element at a position.
  ///
  /// Assigning an element replaces the one at the position. If an element with the new id is at
  /// another position, the two change places first, so that ids stay unique.
  ///
  /// > Important: An element that is mutated in place must keep its id. A changed id is reported,
  /// > and the element is removed if another element has the new id.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      _element(at: position)
    }
    set {
      let newID = _getID(newValue)
      if _ids[position] != newID {
        let (inserted, index) = _ids.append(newID)
        _ids.swapAt(position, index)
        if inserted {
          _ids.removeLast()
        } else {
          _elements.swapAt(position, index)
        }
      }
      _elements[position] = newValue
    }
    _modify {
      _flushPendingEditsIfAny()
      defer { _checkID(at: position) }
      yield &_storage[position]
    }
  }

  /// Exchanges the elements at two positions.
  ///
  /// - Complexity: O(1) on average
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    _elements.swapAt(i, j)
    _ids.swapAt(i, j)
  }
}
