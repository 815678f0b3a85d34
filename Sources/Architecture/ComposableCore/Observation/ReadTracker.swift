#if !canImport(Darwin)
import Synchronization
#endif

/// A one-shot observer of reads, told before state changes that was read for it.
///
/// Reads for a tracker are not registered with `Observation`, so the code that runs them observes
/// nothing: a row that is found through its list must not observe the list.
class ReadTracker: @unchecked Sendable {
  // Safe: has no state of its own; subclasses say what they do about theirs.
  @TaskLocal private static var taskTracker: ReadTracker?

  /// A tracker that watches nothing, for reads that are not observed.
  static let none: ReadTracker = UntrackedReads()

  /// Called when properties, given as bits, are read, with the observers of their state.
  func didRead(_ properties: UInt64, of storage: ObservationStorage) {
    storage.watch(properties, for: self)
  }

  /// Called before the state changes, on the thread that changes it.
  func stateWillChange() {}

  #if canImport(Darwin)
  // The atomic types are newer than the oldest systems supported.
  static var current: ReadTracker? { taskTracker }

  static func with<Result>(_ tracker: ReadTracker, _ body: () -> Result) -> Result {
    $taskTracker.withValue(tracker, operation: body)
  }
  #else
  private static let activeCount = Atomic<Int>(0)

  /// The tracker that current reads are for.
  static var current: ReadTracker? {
    // Most reads happen while no tracker is active anywhere, and skip the task local.
    activeCount.load(ordering: .relaxed) == 0 ? nil : taskTracker
  }

  /// Calls a function that reads state, so that only the given tracker watches the reads.
  static func with<Result>(_ tracker: ReadTracker, _ body: () -> Result) -> Result {
    activeCount.add(1, ordering: .relaxed)
    defer { activeCount.subtract(1, ordering: .relaxed) }
    return $taskTracker.withValue(tracker, operation: body)
  }
  #endif
}

private final class UntrackedReads: ReadTracker, @unchecked Sendable {
  // Safe: has no state.
  override func didRead(_ properties: UInt64, of storage: ObservationStorage) {}
}
