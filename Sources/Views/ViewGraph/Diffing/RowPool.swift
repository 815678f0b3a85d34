#if PortableViews
/// A pool of rows, which are found by key; rows with the same key are found in order.
///
/// The pool stores only the hashes of the keys: a dictionary of keys of any type would cost a type
/// look-up in the runtime for each row.
///
/// - Complexity: O(1) to take a row, expected.
@MainActor
struct RowPool {
  private var rows: [AnyRowNode?]
  /// The index of each chain's first row, and of each row's successor; -1 if there is none.
  ///
  /// The number of chains is a power of two.
  private var first: [Int]
  private var next: [Int]

  init(_ rows: ArraySlice<AnyRowNode>) {
    self.rows = Array(rows)
    let width = Int.bitWidth - max(rows.count - 1, 0).leadingZeroBitCount
    first = Array(repeating: -1, count: 1 << width)
    next = Array(repeating: -1, count: rows.count)
    for (index, row) in rows.enumerated().reversed() {
      let chain = chain(of: row.hash)
      next[index] = first[chain]
      first[chain] = index
    }
  }

  /// Removes and returns the first row that has a key; `nil` if there is none.
  mutating func take(hash: Int, where hasKey: (AnyRowNode) -> Bool) -> AnyRowNode? {
    let chain = chain(of: hash)
    var previous = -1
    var index = first[chain]
    while index >= 0 {
      if let row = rows[index], row.hash == hash, hasKey(row) {
        if previous < 0 { first[chain] = next[index] } else { next[previous] = next[index] }
        rows[index] = nil
        return row
      }
      previous = index
      index = next[index]
    }
    return nil
  }

  var rest: [AnyRowNode] { rows.compactMap(\.self) }

  private func chain(of hash: Int) -> Int { hash & (first.count - 1) }
}
#endif
