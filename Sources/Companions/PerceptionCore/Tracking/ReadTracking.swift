#if !canImport(Darwin)
internal import Synchronization
#endif

/// The tracker that takes the reads of the current thread.
///
/// It is the thread's, as with `Observation`: a task that is started meanwhile does not inherit it.
package enum ReadTracking {
  /// A tracker that watches nothing, for reads that are not observed.
  package static let unobserved: any ReadTracker = UnobservedReads()

  /// The tracker, if any.
  package static var current: (any ReadTracker)? {
    #if !canImport(Darwin)
    // Most reads happen while no thread has a tracker.
    if activeCount.load(ordering: .relaxed) == 0 { return nil }
    #endif
    return ThreadSlot.value?.assumingMemoryBound(to: (any ReadTracker)?.self).pointee
  }

  #if canImport(Darwin)
  // The atomic types are newer than the oldest systems supported.
  @usableFromInline
  static func didBegin() {}

  @usableFromInline
  static func didEnd() {}
  #else
  private static let activeCount = Atomic<Int>(0)

  @usableFromInline
  static func didBegin() { activeCount.add(1, ordering: .relaxed) }

  @usableFromInline
  static func didEnd() { activeCount.subtract(1, ordering: .relaxed) }
  #endif

  /// Calls a function that reads state, so that only the given tracker, if any, takes the reads.
  ///
  /// The outermost call on a thread costs most; a pass over many bodies makes it once for all of them.
  // Inlined, or the runtime would look up what the result is.
  @inlinable
  package static func with<Result>(_ tracker: (any ReadTracker)?, _ body: () -> Result) -> Result {
    if let place = ThreadSlot.value?.assumingMemoryBound(to: (any ReadTracker)?.self) {
      let outer = place.pointee
      place.pointee = tracker
      defer { place.pointee = outer }
      return body()
    }
    var tracker = tracker
    return withUnsafeMutablePointer(to: &tracker) { place in
      ThreadSlot.value = UnsafeMutableRawPointer(place)
      didBegin()
      defer {
        ThreadSlot.value = nil
        didEnd()
      }
      return body()
    }
  }
}

private final class UnobservedReads: ReadTracker {
  func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool { true }
}
