#if PortableViews
public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at a set of offsets, such as the offsets that `onDelete` passes.
  ///
  /// - Complexity: O(n).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    kept.reserveCapacity(count - offsets.count)
    for (offset, element) in zip(0..., self) where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at a set of offsets before the element at a destination offset.
  ///
  /// - Complexity: O(n).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in zip(0..., self) {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = Self(before + moved + after)
  }
}
#endif
