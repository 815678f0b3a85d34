#if PortableViews
/// Values in a box of their own, which exists once one of them is set, and is copied on writing.
struct StyleGroup<Values: StyleValues>: Hashable, Sendable {
  private(set) var box: Box?

  /// Whether no value is set.
  var isEmpty: Bool { box == nil || box?.values == Values() }

  /// Returns the box for writing: a new one, or a copy if others have it too.
  mutating func uniqueBox() -> Box {
    if isKnownUniquelyReferenced(&box), let box { return box }
    let copy = Box(box?.values ?? Values())
    box = copy
    return copy
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || (lhs.box?.values ?? Values()) == (rhs.box?.values ?? Values())
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(box?.values ?? Values())
  }

  // Safe: written only while uniquely referenced, like the buffers of collections.
  final class Box: @unchecked Sendable {
    var values: Values

    init(_ values: Values) {
      self.values = values
    }
  }
}

/// A struct of optional values; a new one has none.
protocol StyleValues: Hashable, Sendable {
  init()
}
#endif
