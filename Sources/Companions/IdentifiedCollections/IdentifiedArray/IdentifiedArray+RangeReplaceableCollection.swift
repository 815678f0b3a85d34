extension IdentifiedArray: RangeReplaceableCollection
where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range of positions with new ones.
  ///
  /// A new element whose id is also outside of the range, or occurs earlier among the new elements,
  /// replaces the element with that id at its position.
  ///
  /// - Complexity: O(count + *n*) on average for *n* new elements
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    var result = Self()
    result.reserveCapacity(count - subrange.count + newElements.count)
    result.append(contentsOf: _elements[..<subrange.lowerBound])
    let tail = _elements[subrange.upperBound...]
    let tailIDs = Set(tail.lazy.map(\.id))
    var updates: [Element] = []
    for element in newElements {
      if tailIDs.contains(element.id) {
        updates.append(element)
      } else {
        result.updateOrAppend(element)
      }
    }
    result.append(contentsOf: tail)
    for element in updates { result.updateOrAppend(element) }
    self = result
  }
}
