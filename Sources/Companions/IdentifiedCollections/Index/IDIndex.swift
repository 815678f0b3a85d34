import OrderedCollections

/// The ids of an identified array in their order, with a table to find their positions.
///
/// An `OrderedSet` does the same, but hashes every id behind one that is inserted or removed. The
/// ordered set of the ids is made when it is first asked for.
///
/// Underscored because only inlining makes it public.
@usableFromInline
struct _IDIndex<ID: Hashable> {
  @usableFromInline
  var list: ContiguousArray<ID>

  /// The table, or `nil` if there are so few ids that comparing them all is faster.
  @usableFromInline
  var table: _IDTable?

  @inlinable
  init() {
    list = []
  }

  @inlinable
  init(minimumCapacity: Int) {
    list = []
    reserveCapacity(minimumCapacity)
  }

  /// Creates an index of ids that are known to be unique.
  @inlinable
  init(uncheckedUniqueElements ids: some Sequence<ID>) {
    list = ContiguousArray(ids)
    makeTableIfNeeded()
  }

  // MARK: Reading

  @inlinable
  var count: Int { list.count }

  @inlinable
  var last: ID? { list.last }

  @inlinable
  subscript(position: Int) -> ID { list[position] }

  @inlinable
  @inline(__always)
  func firstIndex(of id: ID) -> Int? {
    guard let buckets = table?.buckets else { return list.firstIndex(of: id) }
    return withExtendedLifetime(table) {
      buckets.find(hash(id)) { list[$0] == id }.position
    }
  }

  @inlinable
  func contains(_ id: ID) -> Bool { firstIndex(of: id) != nil }

  /// The ids as an ordered set, which is kept until they change.
  ///
  /// - Complexity: O(1) if the ids have not changed since, O(count) on average otherwise
  @inlinable
  var orderedIDs: OrderedSet<ID> {
    // A small ordered set has no table, and shares the memory of the list.
    guard let table else { return OrderedSet(uncheckedUniqueElements: list) }
    if let ids = keptIDs { return ids }
    let new = _OrderedIDs(OrderedSet(uncheckedUniqueElements: list))
    return withExtendedLifetime(table) { ids(table.keepOrderedIDs(new)) }
  }

  /// The ordered set, if it has been made.
  @inlinable
  var keptIDs: OrderedSet<ID>? {
    withExtendedLifetime(table) { table?.orderedIDs.map(ids) }
  }

  @inlinable
  @inline(__always)
  func ids(_ object: Unmanaged<AnyObject>) -> OrderedSet<ID> {
    // Safe: a table belongs to ids of one type, and keeps its object until the ids change.
    object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: _OrderedIDs<ID>.self).ids }
  }

  // MARK: Insertions

  @inlinable
  @discardableResult
  mutating func append(_ id: ID) -> (inserted: Bool, index: Int) {
    let position = list.count
    if let buckets = table?.buckets {
      let hash = hash(id)
      let (found, bucket) = buckets.find(hash) { list[$0] == id }
      if let found { return (false, found) }
      if position < buckets.capacity, isTableMutable {
        buckets.memory[Int(bucket)] = buckets.entry(hash, at: position)
      } else {
        prepareTable(capacity: position + 1) { $0.append(id).inserted }.insert(position, hash)
      }
      list.append(id)
    } else {
      if let index = list.firstIndex(of: id) { return (false, index) }
      list.append(id)
      makeTableIfNeeded()
    }
    return (true, position)
  }

  @inlinable
  @discardableResult
  mutating func insert(_ id: ID, at position: Int) -> (inserted: Bool, index: Int) {
    if position == list.count { return append(id) }
    if let index = firstIndex(of: id) { return (false, index) }
    if table != nil {
      var buckets = mutableBuckets(capacity: list.count + 1) {
        position == 0 && $0.insert(id, at: 0).inserted
      }
      if position >= list.count / 2 {
        shift(position..<list.count, by: 1, in: buckets)
      } else {
        shift(0..<position, by: -1, in: buckets)
        buckets.origin &-= 1
        table?.buckets.origin &-= 1
      }
      buckets.insert(position, hash(id))
    }
    list.insert(id, at: position)
    makeTableIfNeeded()
    return (true, position)
  }

  @inlinable
  mutating func reserveCapacity(_ minimumCapacity: Int) {
    if table != nil {
      _ = mutableBuckets(capacity: minimumCapacity) { _ in true }
    } else if minimumCapacity > _IDTable.maximumUnhashedCount {
      makeTable(capacity: minimumCapacity)
    }
    list.reserveCapacity(minimumCapacity)
  }

  // MARK: Removals

  @inlinable
  mutating func remove(at position: Int) {
    removeSubrange(position..<position + 1)
  }

  @inlinable
  mutating func removeLast() {
    if table != nil {
      let buckets = mutableBuckets { ids in
        ids.removeLast()
        return true
      }
      removeEntry(at: list.count - 1, in: buckets)
    }
    list.removeLast()
  }

  @inlinable
  mutating func removeSubrange(_ positions: Range<Int>) {
    if table != nil {
      let tail = positions.upperBound..<list.count
      let buckets = mutableBuckets { ids in
        if tail.isEmpty {
          ids.removeLast(positions.count)
        } else if positions.lowerBound == 0 {
          ids.removeFirst(positions.count)
        } else {
          return false
        }
        return true
      }
      for position in positions { removeEntry(at: position, in: buckets) }
      if tail.count <= positions.lowerBound {
        shift(tail, by: -positions.count, in: buckets)
      } else {
        shift(0..<positions.lowerBound, by: positions.count, in: buckets)
        table?.buckets.origin &+= UInt32(truncatingIfNeeded: positions.count)
      }
    }
    list.removeSubrange(positions)
  }

  @inlinable
  mutating func removeAll(keepingCapacity keepCapacity: Bool) {
    if keepCapacity, table != nil {
      _ = mutableBuckets()
      table?.removeAll()
    } else {
      table = nil
    }
    list.removeAll(keepingCapacity: keepCapacity)
  }

  // MARK: Order

  @inlinable
  mutating func swapAt(_ first: Int, _ second: Int) {
    if table != nil, first != second {
      let buckets = mutableBuckets { ids in
        ids.swapAt(first, second)
        return true
      }
      let (firstHash, secondHash) = (hash(list[first]), hash(list[second]))
      let firstBucket = buckets.bucket(of: first, firstHash)
      let secondBucket = buckets.bucket(of: second, secondHash)
      buckets.memory[Int(firstBucket)] = buckets.entry(firstHash, at: second)
      buckets.memory[Int(secondBucket)] = buckets.entry(secondHash, at: first)
    }
    list.swapAt(first, second)
  }

  @inlinable
  mutating func reverse() {
    if table != nil { mutableBuckets().reverse(count: list.count) }
    list.reverse()
  }

  // MARK: The table

  // The standard library's hash function, whose key is random in every process. All tables share a
  // seed: they are in the order of the elements, so that no table is filled in the order of another.
  @inlinable
  @inline(__always)
  func hash(_ id: ID) -> Int { id._rawHashValue(seed: 0) }

  @inlinable
  mutating func makeTableIfNeeded() {
    if table == nil, list.count > _IDTable.maximumUnhashedCount {
      makeTable(capacity: list.count)
    }
  }

  @inlinable
  @inline(never)
  mutating func makeTable(capacity: Int) {
    let new = _IDTable(capacity: Swift.max(capacity, list.count))
    let buckets = new.buckets
    for position in list.indices { buckets.insert(position, hash(list[position])) }
    table = new
  }

  /// Whether the table has one owner and no ordered set.
  @inlinable
  var isTableMutable: Bool {
    @inline(__always)
    mutating get { isKnownUniquelyReferenced(&table) && table?.hasOrderedIDs == false }
  }

  /// Returns the buckets to be mutated, with room for a number of ids.
  ///
  /// - Parameter update: Makes the same change to the ordered set, if there is one and it is cheap;
  ///   otherwise returns `false`, and the set is forgotten.
  @inlinable
  mutating func mutableBuckets(
    capacity: Int = 0, _ update: (inout OrderedSet<ID>) -> Bool = { _ in false }
  ) -> _IDBuckets {
    if isTableMutable, let buckets = table?.buckets, capacity <= buckets.capacity { return buckets }
    return prepareTable(capacity: capacity, update)
  }

  @inlinable
  @inline(never)
  mutating func prepareTable(
    capacity: Int, _ update: (inout OrderedSet<ID>) -> Bool
  ) -> _IDBuckets {
    var ids = keptIDs
    if let buckets = table?.buckets, capacity > buckets.capacity {
      if let new = table?.resized(to: capacity) {
        table = new
      } else {
        makeTable(capacity: capacity)
      }
    } else if isKnownUniquelyReferenced(&table) {
      table?.forgetOrderedIDs()
    } else {
      table = table?.copy()
    }
    if ids != nil, update(&ids!) { _ = table?.keepOrderedIDs(_OrderedIDs(ids!)) }
    return table!.buckets
  }

  @inlinable
  func removeEntry(at position: Int, in buckets: _IDBuckets) {
    let bucket = buckets.bucket(of: position, hash(list[position]))
    buckets.remove(bucket) { hash(list[$0]) }
  }

  /// Adds a number to the stored positions in a range.
  @inlinable
  func shift(_ positions: Range<Int>, by distance: Int, in buckets: _IDBuckets) {
    // Hashing an id takes about as long as going through 32 buckets.
    guard positions.count < Int(buckets.mask) / 32 else {
      return buckets.shift(positions, by: distance)
    }
    // Two entries may be the same on the way; it does not matter which of them is next.
    for position in positions {
      let hash = hash(list[position])
      let bucket = buckets.bucket(of: position, hash)
      buckets.memory[Int(bucket)] = buckets.entry(hash, at: position + distance)
    }
  }
}

/// The ordered set of the ids of an identified array, kept by the table of these ids.
@usableFromInline
final class _OrderedIDs<ID: Hashable> {
  @usableFromInline
  let ids: OrderedSet<ID>

  @inlinable
  init(_ ids: OrderedSet<ID>) {
    self.ids = ids
  }
}
