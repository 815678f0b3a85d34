/// The table that finds positions by ids, with the ordered set of the ids once it has been made.
///
/// Copies of an array share it. It is changed only by an array that holds the one reference to it.
///
/// Underscored because only inlining makes it public.
@usableFromInline
final class _IDTable {
  // Unchecked, since the check takes 5 of the 15 ns of a look-up. The table is never changed while it
  // is read: to change it takes the one reference to it.
  @usableFromInline
  @exclusivity(unchecked)
  var buckets: _IDBuckets

  private let ids = OnceObject()

  /// The largest number of elements that do without a table; `OrderedSet` has the same limit.
  @usableFromInline
  static var maximumUnhashedCount: Int { @inlinable get { 15 } }

  private init(_ buckets: _IDBuckets) {
    self.buckets = buckets
  }

  @usableFromInline
  convenience init(capacity: Int) {
    precondition(
      capacity <= 805_306_368, "A capacity of \(capacity) exceeds the maximum of 805306368")
    let minimum = Swift.max(32, capacity + (capacity + 2) / 3)
    self.init(_IDBuckets(scale: UInt32(Int.bitWidth - (minimum - 1).leadingZeroBitCount)))
  }

  deinit {
    buckets.memory.deallocate()
  }

  @usableFromInline
  func copy() -> _IDTable {
    var new = _IDBuckets(scale: buckets.scale)
    new.origin = buckets.origin
    new.memory.update(from: buckets.memory, count: Int(buckets.mask) + 1)
    return _IDTable(new)
  }

  /// Returns a larger table with the same entries, or `nil` if that takes the hash values.
  @usableFromInline
  func resized(to capacity: Int) -> _IDTable? {
    let new = _IDTable(capacity: capacity)
    return buckets.copy(to: new.buckets) ? new : nil
  }

  @usableFromInline
  func removeAll() {
    buckets.memory.update(repeating: 0, count: Int(buckets.mask) + 1)
  }

  // MARK: The ordered set

  @usableFromInline
  var hasOrderedIDs: Bool { ids.isMade }

  @usableFromInline
  var orderedIDs: Unmanaged<AnyObject>? { ids.object }

  /// Keeps an ordered set if there is none yet, and returns the one that is kept.
  @usableFromInline
  func keepOrderedIDs(_ new: AnyObject) -> Unmanaged<AnyObject> { ids.keep(new) }

  /// Forgets the ordered set, and with it a reference to the list of ids.
  @usableFromInline
  func forgetOrderedIDs() { ids.forget() }
}
