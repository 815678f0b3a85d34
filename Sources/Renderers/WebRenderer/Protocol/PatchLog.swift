#if PortableViews && Web
/// The most recent patches, from which a slow or reconnecting client catches up.
///
/// The log is also the queue of patches that a slow socket has not taken yet. The number of patches
/// and their bytes are limited. A client that lacks removed patches gets the whole page again.
struct PatchLog {
  private var patches: [[UInt8]] = []
  private var byteCount = 0
  private let maximumCount: Int
  private let maximumByteCount: Int

  /// The sequence number of the last patch.
  private(set) var sequence = 0

  init(
    maximumCount: Int = FixedLimits.patchCount,
    maximumByteCount: Int = FixedLimits.patchByteCount
  ) {
    self.maximumCount = maximumCount
    self.maximumByteCount = maximumByteCount
  }

  /// Adds a patch: operations as JSON, separated by commas.
  mutating func append(_ operations: [UInt8]) {
    sequence += 1
    patches.append(operations)
    byteCount += operations.count
    while patches.count > maximumCount || (byteCount > maximumByteCount && !patches.isEmpty) {
      byteCount -= patches.removeFirst().count
    }
  }

  /// Returns the operations after a sequence number, or `nil` if some of them were removed.
  func operations(after sequence: Int) -> [UInt8]? {
    let missing = self.sequence - sequence
    guard missing >= 0, missing <= patches.count else { return nil }
    return Array(patches.suffix(missing).joined(separator: [UInt8(ascii: ",")]))
  }
}
#endif
