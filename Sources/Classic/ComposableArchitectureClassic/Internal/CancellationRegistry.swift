import Foundation

/// The effects in flight of one store by their ids, and the intervals of those that are throttled.
final class CancellationRegistry: @unchecked Sendable {
  // Safe: what changes is touched only while `lock` is held.

  /// The scope of the store whose reducer runs, or whose effects are being subscribed to.
  @TaskLocal static var current: CancellationRegistry?

  /// The scope of effects that no classic store runs: one for the process, in tests one for each.
  static var ambient: CancellationRegistry { DependencyValues._current[AmbientScopeKey.self] }

  /// The intervals of an effect that no store is known to run: in tests one for each test.
  ///
  /// Elsewhere they are the effect's own, since shared ones could hold back an action of another store.
  static var ambientThrottles: ThrottleIntervals {
    DependencyValues._current.context == .test ? ambient.throttles : ThrottleIntervals()
  }

  /// The intervals of throttled effects.
  let throttles = ThrottleIntervals()

  private let lock = NSRecursiveLock()
  private var lastKey = 0
  private var cancels: [AnyHashable: [Int: () -> Void]] = [:]

  /// The number of ids with running effects.
  var count: Int { lock.withLock { cancels.count } }

  func register(_ id: AnyHashable, cancel: @escaping () -> Void) -> Int {
    lock.withLock {
      lastKey += 1
      cancels[id, default: [:]][lastKey] = cancel
      return lastKey
    }
  }

  func unregister(_ key: Int, for id: AnyHashable) {
    // The function and the id are released after the lock: that may run any code.
    let removed = lock.withLock { () -> ((() -> Void)?, Any?) in
      guard let index = cancels.index(forKey: id) else { return (nil, nil) }
      let function = cancels.values[index].removeValue(forKey: key)
      return (function, cancels.values[index].isEmpty ? cancels.remove(at: index) : nil)
    }
    withExtendedLifetime(removed) {}
  }

  /// Cancels what runs under an id, in the order in which it was started.
  func cancel(_ id: AnyHashable) {
    let functions = lock.withLock { cancels.removeValue(forKey: id) }
    for (_, cancel) in (functions ?? [:]).sorted(by: { $0.key < $1.key }) { cancel() }
  }
}

private enum AmbientScopeKey: DependencyKey {
  static let liveValue = CancellationRegistry()
  static var testValue: CancellationRegistry { CancellationRegistry() }
}
