extension IdentifiedArray {
  /// Creates an array of elements that are unique by their ids.
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(uniqueElements: elements, id: id)
  }

  /// Inserts elements at a position, in order, except elements whose ids are in the array.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is how many elements there are to insert
  public mutating func insert(contentsOf newElements: some Collection<Element>, at index: Int) {
    var position = index
    for element in newElements {
      let (isInserted, _) = insert(element, at: position)
      if isInserted { position += 1 }
    }
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array of elements that are unique by their ids.
  public init(_ elements: some Sequence<Element>) {
    self.init(uniqueElements: elements)
  }
}
