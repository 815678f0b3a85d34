/// The steps that were taken lately, by their key paths.
///
/// A key path that is written out is one object for the whole life of the process. What it leads to
/// is found out once, not for every store.
enum FieldAccessorCache {
  /// Returns the step to a property, or `nil` if only its getter knows where that is.
  ///
  /// - Parameter root: Any value to try it with; it is not changed.
  static func step<Root, Value>(
    _ keyPath: KeyPath<Root, Value>, in root: UnsafeMutablePointer<Root>
  ) -> FieldAccessor? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    if let known = table.withValue({ $0.entry(address) }) { return known.step }
    let step = FieldAccessor(keyPath, in: root)
    let entry = Entry(address: address, keyPath: step.map { _ in keyPath }, step: step)
    // Released after the lock: what a key path holds may do anything on its way out.
    let forgotten = table.withValue { $0.remember(entry) }
    withExtendedLifetime(forgotten) {}
    return step
  }

  // Safe: key paths and steps are immutable.
  private struct Entry: @unchecked Sendable {
    let address: UInt
    // Kept, so that its address stays its own. Without a step it need not be: another key path that
    // comes to lie there is then followed by its getters, which leads anywhere.
    let keyPath: AnyKeyPath?
    let step: FieldAccessor?
  }

  /// The entry of a key path is in one of two places; what is put there takes the place of another.
  private struct Table: Sendable {
    private var entries = [Entry?](repeating: nil, count: 512)

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
