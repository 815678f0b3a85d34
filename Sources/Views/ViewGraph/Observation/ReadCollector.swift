#if PortableViews
import PerceptionCore

/// Collects what bodies read, one after the other, in a pass over them.
final class ReadCollector: ReadTracker, @unchecked Sendable {
  // Safe: touched only by the thread that evaluates a body, the main actor's.
  struct Read {
    let source: ReadSource
    let property: TrackedProperty

    func isIdentical(to other: Read) -> Bool {
      source === other.source && property.isIdentical(to: other.property)
    }
  }

  /// Whether a body is being evaluated.
  @exclusivity(unchecked) var isCollecting = false
  /// The reads since they were last removed.
  @exclusivity(unchecked) private(set) var reads: [Read] = []

  func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool {
    guard isCollecting else { return false }
    let read = Read(source: source, property: property)
    // A loop reads the same few properties over and over.
    for place in reads.indices.suffix(4) where reads[place].isIdentical(to: read) { return true }
    reads.append(read)
    if reads.count >= 64, reads.count.nonzeroBitCount == 1 { removeRepetitions() }
    return true
  }

  /// Removes the reads, and keeps the memory that most bodies need.
  func removeAll() {
    reads.removeAll(keepingCapacity: reads.count < 64)
  }

  private func removeRepetitions() {
    struct Identity: Hashable {
      let source: ObjectIdentifier
      let keyPath: ObjectIdentifier?
      let bits: UInt64
    }
    var known: Set<Identity> = []
    reads.removeAll { read in
      let identity = Identity(
        source: ObjectIdentifier(read.source),
        keyPath: read.property.keyPath.map { ObjectIdentifier($0) }, bits: read.property.bits)
      return !known.insert(identity).inserted
    }
  }
}
#endif
