/// The recently used field accessors, keyed by key path.
///
/// A key path literal is one object for the whole life of the process. Its property is located
/// once, not for every store.
enum FieldAccessorCache {
  /// Returns the accessor of a property, or `nil` if it can be read only by its getter.
  ///
  /// - Parameter root: Any value to try the key path on; it is not changed.
  static func accessor<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, in root: UnsafeMutablePointer<Root>
  ) -> FieldAccessor? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    if let known = table.withValue({ $0.entry(address) }) { return known.accessor }
    let accessor = FieldAccessor(keyPath, in: root)
    let entry = Entry(address: address, keyPath: accessor.map { _ in keyPath }, accessor: accessor)
    // Released after the lock: the release of a key path may run any code.
    let forgotten = table.withValue { $0.remember(entry) }
    withExtendedLifetime(forgotten) {}
    return accessor
  }

  // Safe: key paths and accessors are immutable.
  private struct Entry: @unchecked Sendable {
    let address: UInt
    // Retained, so that no other key path gets its address. Without an accessor it need not be: another
    // key path at that address is then read by its getters, which always works.
    let keyPath: AnyKeyPath?
    let accessor: FieldAccessor?
  }

  /// A table with two possible places for the entry of a key path; a new entry evicts an older one.
  private struct Table: Sendable {
    #if Fallbacks
    // So few that tests make accessors again.
    private var entries = [Entry?](repeating: nil, count: 2)
    #else
    private var entries = [Entry?](repeating: nil, count: 512)
    #endif

    func entry(_ address: UInt) -> Entry? {
      let index = index(address)
      if let entry = entries[index], entry.address == address { return entry }
      if let entry = entries[index ^ 1], entry.address == address { return entry }
      return nil
    }

    mutating func remember(_ entry: Entry) -> Entry? {
      let index = index(entry.address)
      let forgotten = entries[index ^ 1]
      entries[index ^ 1] = entries[index]
      entries[index] = entry
      return forgotten
    }

    private func index(_ address: UInt) -> Int {
      address.addressHash & (entries.count - 1)
    }
  }

  private static let table = Locked(Table())
}
