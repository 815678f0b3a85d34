#if canImport(Foundation)
public import Foundation

extension IdentifiedArray {
  /// Moves the elements at some offsets in front of the one at another offset.
  ///
  /// The destination is an offset before the move, as in a list's `onMove`.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var order = _positions(exceptAt: source)
    order.insert(
      contentsOf: source, at: destination - source.count(in: 0..<destination))
    self = _selecting(order)
  }

  /// Removes the elements at some offsets, as in a list's `onDelete`.
  ///
  /// - Complexity: O(count) on average
  @inlinable
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = _selecting(_positions(exceptAt: offsets))
  }

  /// Returns the positions that are not in a set, by ranges: asking for each one takes longer.
  @inlinable
  func _positions(exceptAt offsets: IndexSet) -> [Int] {
    var positions: [Int] = []
    positions.reserveCapacity(count)
    var next = 0
    for range in offsets.rangeView {
      positions.append(contentsOf: next..<Swift.max(next, Swift.min(range.lowerBound, count)))
      next = Swift.min(range.upperBound, count)
    }
    positions.append(contentsOf: next..<count)
    return positions
  }
}
#endif
