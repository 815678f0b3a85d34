#if canImport(Foundation)
public import Foundation

extension IdentifiedArray {
  /// Moves the elements at some offsets in front of the one at another offset.
  ///
  /// The destination is an offset before the move, as in a list's `onMove`.
  ///
  /// - Complexity: O(count) on average
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var order = indices.filter { !source.contains($0) }
    order.insert(
      contentsOf: source, at: destination - source.count(in: 0..<destination))
    self = _selecting(order)
  }

  /// Removes the elements at some offsets, as in a list's `onDelete`.
  ///
  /// - Complexity: O(count) on average
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = _selecting(indices.filter { !offsets.contains($0) })
  }
}
#endif
