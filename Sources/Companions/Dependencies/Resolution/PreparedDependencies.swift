import ConcurrencyExtras

/// The default values that `prepareDependencies` has set, for the running test or the process.
final class PreparedDependencies: Sendable {
  static let shared = PreparedDependencies()

  private let values = Locked<[DependencyCache.Slot: DependencyBox]>([:])
  private let _contexts = Locked<[TestIdentity?: DependencyContext]>([:])

  private init() {}

  /// The contexts by the test that set them; the one of `nil` is for the whole process.
  var contexts: [TestIdentity?: DependencyContext] { _contexts.value }

  /// Sets the context of a test, or of the process.
  func prepare(context: DependencyContext, of test: TestIdentity?) {
    _contexts.withValue { $0[test] = context }
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
