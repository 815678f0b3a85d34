import ConcurrencyExtras

/// The default values that `prepareDependencies` has set for the whole process.
final class PreparedDependencies: Sendable {
  static let shared = PreparedDependencies()

  private let values = Locked<[DependencyCache.Slot: DependencyBox]>([:])
  private let _context = Locked<DependencyContext?>(nil)

  private init() {}

  var context: DependencyContext? {
    get { _context.value }
    set { _ = _context.exchange(newValue) }
  }

  /// Returns the value prepared for the running test, or else for the whole process.
  func value(for slot: DependencyCache.Slot) -> DependencyBox? {
    values.withValue { $0[slot] ?? $0[slot.forWholeProcess] }
  }

  /// Sets a default value, unless one was prepared before and `replacing` is false.
  ///
  /// - Returns: Whether the value was set.
  func prepare(_ value: DependencyBox, for slot: DependencyCache.Slot, replacing: Bool) -> Bool {
    let (isSet, former) = values.withValue { values -> (Bool, DependencyBox?) in
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
