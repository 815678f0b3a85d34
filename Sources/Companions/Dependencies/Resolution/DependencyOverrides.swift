/// Values by their keys, sorted by the addresses of the keys' types.
///
/// There are few, and each update copies them: an array is copied and searched faster than a
/// dictionary.
struct DependencyOverrides {
  private var entries: [Entry] = []

  private struct Entry {
    let key: ObjectIdentifier
    var box: DependencyBox
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, if it has one.
  ///
  /// - Complexity: O(log *n*).
  subscript(key: ObjectIdentifier) -> DependencyBox? {
    let index = firstIndex(notBefore: key)
    guard index < entries.count, entries[index].key == key else { return nil }
    return entries[index].box
  }

  /// Sets the value of a key.
  ///
  /// - Complexity: O(*n*).
  mutating func set(_ box: DependencyBox, for key: ObjectIdentifier) {
    let index = firstIndex(notBefore: key)
    if index < entries.count, entries[index].key == key {
      entries[index].box = box
    } else {
      entries.insert(Entry(key: key, box: box), at: index)
    }
  }

  /// Returns these values, and others whose keys have none.
  ///
  /// - Complexity: O(*n* × *m*).
  func merging(_ others: DependencyOverrides) -> DependencyOverrides {
    var result = self
    for entry in others.entries where self[entry.key] == nil {
      result.set(entry.box, for: entry.key)
    }
    return result
  }

  /// The values as a dictionary.
  var dictionary: [ObjectIdentifier: DependencyBox] {
    Dictionary(uniqueKeysWithValues: entries.lazy.map { ($0.key, $0.box) })
  }

  /// The index of a key, or where it belongs.
  private func firstIndex(notBefore key: ObjectIdentifier) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
