#if !canImport(Darwin)
import Synchronization
#endif

/// Something that is told, once, when state changes that was read on its behalf.
///
/// It observes as `Observation` does, but without making those observe who happen to be observed
/// meanwhile: a row that is found through its list must not observe the list.
class ReadTracker: @unchecked Sendable {
  // Safe: has no state of its own; subclasses say what they do about theirs.
  @TaskLocal private static var taskWatcher: ReadTracker?

  /// Watches nothing, so that what is read for it is read unobserved.
  static let none: ReadTracker = UntrackedReads()

  /// Called when properties are read, as bits, with what the copies of their state have in common.
  func didRead(_ properties: UInt64, of storage: ObservationStorage) {
    storage.watch(properties, for: self)
  }

  /// Called before the state changes, from wherever it is changed.
  func stateWillChange() {}

  #if canImport(Darwin)
  // The atomic types are newer than the oldest systems supported.
  static var current: ReadTracker? { taskWatcher }

  static func with<Result>(_ watcher: ReadTracker, _ body: () -> Result) -> Result {
    $taskWatcher.withValue(watcher, operation: body)
  }
  #else
  private static let activeCount = Atomic<Int>(0)

  /// Who the state that is being read is watched by.
  static var current: ReadTracker? {
    // Most reads come while nobody anywhere reads for a watcher, and need not ask further.
    activeCount.load(ordering: .relaxed) == 0 ? nil : taskWatcher
  }

  /// Calls a function that reads state, to be watched by the given watcher alone.
  static func with<Result>(_ watcher: ReadTracker, _ body: () -> Result) -> Result {
    activeCount.add(1, ordering: .relaxed)
    defer { activeCount.subtract(1, ordering: .relaxed) }
    return $taskWatcher.withValue(watcher, operation: body)
  }
  #endif
}

private final class UntrackedReads: ReadTracker, @unchecked Sendable {
  // Safe: has no state.
  override func didRead(_ properties: UInt64, of storage: ObservationStorage) {}
}
