#if PortableViews && Web
/// The last patches, from which a client that lags behind or connects again catches up.
///
/// The log is also the queue of what a slow socket has not taken yet, so there is no other one:
/// it is limited in number and in bytes, and who has fallen off its end gets everything anew.
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

  /// The operations after a sequence number, or `nil` when they are not all here any more.
  func operations(after sequence: Int) -> [UInt8]? {
    let missing = self.sequence - sequence
    guard missing >= 0, missing <= patches.count else { return nil }
    return Array(patches.suffix(missing).joined(separator: [UInt8(ascii: ",")]))
  }
}
#endif
