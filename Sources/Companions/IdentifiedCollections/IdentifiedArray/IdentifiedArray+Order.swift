extension IdentifiedArray {
  /// Moves the elements that satisfy a predicate behind the other elements.
  ///
  /// - Returns: The position of the first element that satisfies the predicate, or the end.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    defer { _adoptOrder() }
    return try _elements.partition(by: belongsInSecondPartition)
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func reverse() {
    _elements.reverse()
    _ids.reverse()
  }

  /// Shuffles the elements.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Shuffles the elements with a random number generator.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    _elements.shuffle(using: &generator)
    _adoptOrder()
  }

  /// Sorts the elements with a predicate; equal elements keep their order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    defer { _adoptOrder() }
    try _elements.sort(by: areInIncreasingOrder)
  }

  /// Returns an identified array of the elements, sorted with a predicate.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements
  @inlinable
  public func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Self {
    var copy = self
    try copy.sort(by: areInIncreasingOrder)
    return copy
  }

  /// Recomputes the ids after the elements were reordered.
  @inlinable
  mutating func _adoptOrder() {
    _ids = _IDIndex(uncheckedUniqueElements: _elements.lazy.map(_getID))
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements; equal elements keep their order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* elements
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
