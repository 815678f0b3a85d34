extension IdentifiedArray {
  /// Creates an array from elements with unique ids.
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Inserts elements at an index, in order, and skips elements whose ids are in the array.
  ///
  /// - Complexity: O(*n* · *k*), where *n* is the count and *k* the number of elements to insert
  public mutating func insert(contentsOf newElements: some Collection<Element>, at index: Int) {
    var position = index
    for element in newElements {
      let (isInserted, _) = insert(element, at: position)
      if isInserted { position += 1 }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array from elements with unique ids.
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
