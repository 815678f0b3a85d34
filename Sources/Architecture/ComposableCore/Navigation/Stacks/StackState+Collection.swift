extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  /// Creates an empty stack.
  @inlinable
  public init() {
    entries = IdentifiedArray()
  }

  /// The position of the element that was pushed first.
  public var startIndex: Int { 0 }

  /// The position above the element on top.
  public var endIndex: Int { entries.count }

  /// Returns the position after another.
  public func index(after index: Int) -> Int { index + 1 }

  /// Returns the position before another.
  public func index(before index: Int) -> Int { index - 1 }

  /// Returns the element at a position; to change it, use its id.
  @inlinable
  public subscript(position: Int) -> Element { entries[position].element! }

  /// Replaces elements by others, which get new ids.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    entries.removeSubrange(subrange)
    let generator = DependencyValues._current.stackElementID
    for (offset, element) in newElements.enumerated() {
      entries.insert(
        _StackEntry(id: generator.next(), element: element), at: subrange.lowerBound + offset)
    }
  }

  /// Pushes an element, which gets a new id.
  public mutating func append(_ element: Element) {
    append(element, id: DependencyValues._current.stackElementID.next())
  }
}
