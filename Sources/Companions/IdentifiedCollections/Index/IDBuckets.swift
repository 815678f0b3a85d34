/// The buckets of a hash table from the ids of an identified array to their positions.
///
/// Uses open addressing with linear probing. Each bucket holds 32 bits: a set bit unless it is
/// empty, `31 - scale` bits of the hash value, and `scale` bits of the position. The bits of the
/// hash value spare most comparisons of ids. Up to a scale of 15, which is 24,576 ids, they include
/// the bucket that an entry belongs to, so that entries are moved without hashing ids.
///
/// Positions are stored relative to an origin, modulo the number of buckets. An insertion or a
/// removal updates the positions on its shorter side, and moves the origin for those on the other.
///
/// Underscored because only inlining makes it public. Not generic, so that there is one copy of the
/// code that is not inlined. A pointer to memory that the table owns.
@usableFromInline
struct _IDBuckets {
  /// The logarithm of the number of buckets.
  @usableFromInline
  let scale: UInt32

  /// The number of buckets less one.
  @usableFromInline
  let mask: UInt32

  // Bounds: it holds `mask + 1` buckets, and every index into it has been masked.
  @usableFromInline
  let memory: UnsafeMutablePointer<UInt32>

  /// The number that is stored for position 0.
  @usableFromInline
  var origin: UInt32 = 0

  init(scale: UInt32) {
    self.scale = scale
    mask = 1 << scale - 1
    memory = .allocate(capacity: Int(mask) + 1)
    memory.initialize(repeating: 0, count: Int(mask) + 1)
  }

  /// The number of entries that leave enough buckets empty for short searches.
  @inlinable
  var capacity: Int { (Int(mask) + 1) / 4 * 3 }

  // MARK: Entries

  /// The bits of an entry that come from the hash value.
  @inlinable
  @inline(__always)
  func key(_ hash: Int) -> UInt32 {
    1 << 31 | UInt32(truncatingIfNeeded: hash) << scale & ~(1 << 31)
  }

  /// The content of a bucket for a position with a hash value.
  @inlinable
  @inline(__always)
  func entry(_ hash: Int, at position: Int) -> UInt32 {
    key(hash) | (UInt32(truncatingIfNeeded: position) &+ origin) & mask
  }

  /// The position that an entry stands for.
  @inlinable
  @inline(__always)
  func position(of entry: UInt32) -> Int {
    Int((entry &- origin) & mask)
  }

  /// Searches for a position that has a hash value and satisfies a predicate.
  ///
  /// - Returns: The position, if any, and its bucket or the first empty one.
  @inlinable
  @inline(__always)
  func find(_ hash: Int, where isMatch: (Int) -> Bool) -> (position: Int?, bucket: UInt32) {
    let key = key(hash)
    var bucket = UInt32(truncatingIfNeeded: hash) & mask
    while true {
      let entry = memory[Int(bucket)]
      if entry == 0 { return (nil, bucket) }
      if entry & ~mask == key {
        let position = position(of: entry)
        if isMatch(position) { return (position, bucket) }
      }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// Returns the bucket of a position with a hash value.
  @inlinable
  @inline(__always)
  func bucket(of position: Int, _ hash: Int) -> UInt32 {
    let (found, bucket) = find(hash) { $0 == position }
    precondition(found != nil, "The hash value of the id at index \(position) has changed")
    return bucket
  }

  /// Adds a position with a hash value.
  @inlinable
  func insert(_ position: Int, _ hash: Int) {
    let (_, bucket) = find(hash) { _ in false }
    memory[Int(bucket)] = entry(hash, at: position)
  }

  /// Empties a bucket, and closes the gap.
  ///
  /// - Parameter hash: Returns the hash value of the id at a position.
  @inlinable
  func remove(_ bucket: UInt32, _ hash: (Int) -> Int) {
    var gap = bucket
    var next = gap
    while true {
      next = (next &+ 1) & mask
      let entry = memory[Int(next)]
      if entry == 0 { break }
      let home = scale > 15 ? UInt32(truncatingIfNeeded: hash(position(of: entry))) : entry >> scale
      // An entry stays if the gap is before the bucket that it belongs to.
      if (next &- home) & mask < (next &- gap) & mask { continue }
      memory[Int(gap)] = entry
      gap = next
    }
    memory[Int(gap)] = 0
  }

  // MARK: All buckets

  /// Copies the entries to empty buckets, and returns whether that is possible without hashing ids.
  func copy(to new: Self) -> Bool {
    guard new.scale >= scale, new.scale + scale <= 31 else { return false }
    for bucket in 0...Int(mask) where memory[bucket] != 0 {
      let entry = memory[bucket]
      new.insert(position(of: entry), Int((entry & ~(1 << 31)) >> scale))
    }
    return true
  }

  /// Mirrors the positions of a number of elements.
  @usableFromInline
  func reverse(count: Int) {
    for bucket in 0...Int(mask) where memory[bucket] != 0 {
      let entry = memory[bucket]
      let position = UInt32(truncatingIfNeeded: count - 1 - position(of: entry)) &+ origin
      memory[bucket] = entry & ~mask | position & mask
    }
  }

  /// Adds a number to the stored positions in a range, by going through all buckets.
  @usableFromInline
  func shift(_ positions: Range<Int>, by distance: Int) {
    let mask = mask
    let start = origin &+ UInt32(truncatingIfNeeded: positions.lowerBound)
    let count = Int32(positions.count)
    let distance = UInt32(truncatingIfNeeded: distance)
    // Without branches, so that the compiler makes it handle several buckets at once.
    for bucket in 0...Int(mask) {
      let entry = memory[bucket]
      let isShifted = Int32(bitPattern: (entry &- start) & mask) < count && entry != 0
      let shifted = entry & ~mask | (entry &+ distance) & mask
      memory[bucket] = isShifted ? shifted : entry
    }
  }
}
