extension StackState {
  /// The elements together with their ids, as navigation views take them.
  package var path: PathView {
    get { PathView(base: self) }
    set { self = newValue.base }
  }

  /// An element of a stack together with its id, by which alone it is compared.
  public struct Component: Hashable {
    /// The id of the element.
    public let id: StackElementID

    /// The element.
    public var element: Element

    package init(id: StackElementID, element: Element) {
      self.id = id
      self.element = element
    }

    /// Compares the ids.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    /// Hashes the id.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A stack as a collection of elements with their ids, which keep them when they are moved.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    package var base: StackState

    package init(base: StackState) {
      self.base = base
    }

    /// Creates a view of an empty stack.
    public init() {
      base = StackState()
    }

    /// The position of the element that was pushed first.
    public var startIndex: Int { base.startIndex }

    /// The position above the element on top.
    public var endIndex: Int { base.endIndex }

    /// Returns the position after another.
    public func index(after index: Int) -> Int { index + 1 }

    /// Returns the position before another.
    public func index(before index: Int) -> Int { index - 1 }

    /// Accesses the element at a position, with its id.
    public subscript(position: Int) -> Component {
      get {
        Component(id: base.entries[position].id, element: base[position])
      }
      set {
        // An element that is elsewhere moves here, so that elements can be swapped one by one.
        if let index = base.entries.index(id: newValue.id), index != position {
          base.entries.swapAt(index, position)
        }
        replaceSubrange(position..<(position + 1), with: CollectionOfOne(newValue))
      }
    }

    /// Replaces elements by others, which keep the ids that they have.
    ///
    /// A new element that is on the stack elsewhere stays there.
    public mutating func replaceSubrange(
      _ subrange: Range<Int>, with newElements: some Collection<Component>
    ) {
      base.entries.removeSubrange(subrange)
      var position = subrange.lowerBound
      for component in newElements {
        let (original, _) = base.entries.updateOrInsert(
          _StackEntry(id: component.id, element: component.element), at: position)
        if original == nil { position += 1 }
      }
    }
  }
}
