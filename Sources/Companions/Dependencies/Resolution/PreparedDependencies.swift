import Foundation

/// The default values that `prepareDependencies` has set for the whole process.
final class PreparedDependencies: @unchecked Sendable {
  static let shared = PreparedDependencies()

  // Safe: both are touched only while `lock` is held.
  private var values: [DependencyCache.Slot: DependencyBox] = [:]
  private var _context: DependencyContext?
  private let lock = NSLock()

  private init() {}

  var context: DependencyContext? {
    get { lock.withLock { _context } }
    set { lock.withLock { _context = newValue } }
  }

  /// Returns the value prepared for the running test, or else for the whole process.
  func value(for slot: DependencyCache.Slot) -> DependencyBox? {
    lock.withLock { values[slot] ?? values[slot.forWholeProcess] }
  }

  /// Sets a default value, unless one was prepared before and `replacing` is false.
  ///
  /// - Returns: Whether the value was set.
  func prepare(_ value: DependencyBox, for slot: DependencyCache.Slot, replacing: Bool) -> Bool {
    let (isSet, former) = lock.withLock { () -> (Bool, DependencyBox?) in
      guard replacing || values[slot] == nil else { return (false, nil) }
      return (true, values.updateValue(value, forKey: slot))
    }
    // Released outside of the lock: a dependency's `deinit` may run any code.
    withExtendedLifetime(former) {}
    return isSet
  }
}

extension DependencyCache.Slot {
  fileprivate var forWholeProcess: Self { Self(key: key, context: context, test: nil) }
}
