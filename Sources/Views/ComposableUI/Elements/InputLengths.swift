#if PortableViews
/// A number of lengths that a renderer sends as text.
struct InputLengths {
  private static let lengths = -1e6...1e6
  private let values: [Double]

  /// Reads lengths; fails for another count, and for texts that are no usual length.
  init?(_ words: ArraySlice<Substring>, count: Int) {
    guard words.count == count else { return nil }
    values = words.compactMap { Double($0) }
    guard values.count == count, values.allSatisfy(Self.lengths.contains) else { return nil }
  }

  /// Reads lengths with a space between any two.
  init?(_ text: Substring, count: Int) {
    self.init(text.split(separator: " ", omittingEmptySubsequences: false)[...], count: count)
  }

  subscript(index: Int) -> Double { values[index] }

  /// Returns whether the lengths from an index on can be sizes.
  func areSizes(from index: Int) -> Bool { values[index...].allSatisfy { $0 >= 0 } }
}
#endif
