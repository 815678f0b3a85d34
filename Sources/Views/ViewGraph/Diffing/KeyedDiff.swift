#if PortableViews
/// The changes between two lists of elements, by identity, with as few moves as possible.
@MainActor
enum KeyedDiff {
  /// Appends the patches that turn one list of children into another.
  ///
  /// - Complexity: O(n log n) in the part between the common start and end.
  static func append(
    from old: [RenderedElement], to new: [RenderedElement], of parent: RenderedElement,
    into patches: inout [Patch]
  ) {
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }

    for index in start..<newEnd { new[index].mark = -2 }
    for index in start..<oldEnd {
      let element = old[index]
      if element.mark == -2 {
        element.mark = Int32(index)
      } else {
        element.removeFromTree()
        patches.append(.remove(element.id))
      }
    }
    let isFixed = fixedPositions(new[start..<newEnd].map { Int($0.mark) })
    // From left to right, each inserted or moved element is placed before the next fixed one.
    var anchors = [NodeID?](repeating: nil, count: newEnd - start)
    var anchor = newEnd < new.count ? new[newEnd].id : nil
    for index in stride(from: newEnd - 1, through: start, by: -1) {
      anchors[index - start] = anchor
      if isFixed[index - start] { anchor = new[index].id }
    }
    for index in start..<newEnd {
      let element = new[index]
      let before = anchors[index - start]
      if element.mark == -2 {
        patches.append(.insert(element.render(in: parent), parent: parent.id, before: before))
      } else if !isFixed[index - start] {
        patches.append(.move(element.id, before: before))
      }
      element.mark = -1
    }
  }

  /// Returns which entries of a list of old positions may stay: a longest increasing subsequence.
  ///
  /// Negative entries are new and never stay.
  static func fixedPositions(_ positions: [Int]) -> [Bool] {
    var isFixed = [Bool](repeating: false, count: positions.count)
    // `tails` has the index of the last entry of the best subsequence of each length, and
    // `previous` the index of each entry's predecessor.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: positions.count)
    for (index, position) in positions.enumerated() where position >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if positions[tails[middle]] < position { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var current = tails.last ?? -1
    while current >= 0 {
      isFixed[current] = true
      current = previous[current]
    }
    return isFixed
  }
}
#endif
