/// The cancellable effects of one root store, keyed by cancellation id.
///
/// - Complexity: Registering and cancelling are O(1) in the number of effects in flight.
final class CancellationTable: Sendable {
  private struct Entries: Sendable {
    var byKey: [_CancelID: [ObjectIdentifier: EffectGroup]] = [:]
    // Most stores throttle nothing.
    var throttles: ThrottleIntervals?
  }

  private let entries = Locked(Entries())

  /// The child features that have running effects or can dismiss themselves.
  let features = FeatureTable()

  /// The intervals of throttled effects.
  var throttles: ThrottleIntervals {
    entries.withValue { entries in
      let throttles = entries.throttles ?? ThrottleIntervals()
      entries.throttles = throttles
      return throttles
    }
  }

  init() {
    CancellationTables.add(self)
  }

  /// The number of ids that have effects in flight.
  var count: Int { entries.withValue(\.byKey.count) }

  /// Forgets every id, without cancelling effects.
  func removeAll() {
    // Released after the lock: that may run any code.
    let removed = entries.withValue { entries in
      defer { entries.byKey = [:] }
      return entries.byKey
    }
    withExtendedLifetime(removed) {}
  }

  /// The table of effects that no store runs; in tests one for each test.
  static var ambient: CancellationTable { DependencyValues._current[AmbientTableKey.self] }

  /// Registers an effect, so that its id cancels its work.
  ///
  /// - Parameters:
  ///   - group: The effect.
  ///   - key: The id.
  ///   - cancelInFlight: Whether to cancel the effects that already run under the id.
  ///   - enclosing: The groups that contain the effect; `cancelInFlight` leaves them running.
  func register(
    _ group: EffectGroup, for key: _CancelID, cancelInFlight: Bool = false,
    inside enclosing: [EffectGroup] = []
  ) {
    let keys = key.withAncestors
    let cancelled = entries.withValue { entries in
      let cancelled = cancelInFlight ? entries.byKey[key] : nil
      for key in keys { entries.byKey[key, default: [:]][ObjectIdentifier(group)] = group }
      return cancelled
    }
    guard let cancelled else { return }
    for group in cancelled.values where !enclosing.contains(where: { $0 === group }) {
      group.cancel()
    }
  }

  func unregister(_ group: EffectGroup, for key: _CancelID) {
    let keys = key.withAncestors
    // The stored ids are released after the lock: that may run any code.
    let removed = entries.withValue { entries in
      keys.compactMap { entries.byKey.removeValue(ObjectIdentifier(group), under: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  func cancel(_ key: _CancelID) {
    let groups = entries.withValue { $0.byKey[key] }
    for group in (groups ?? [:]).values { group.cancel() }
  }
}

private enum AmbientTableKey: DependencyKey {
  static let liveValue = CancellationTable()
  static var testValue: CancellationTable { CancellationTable() }
}

extension Dictionary {
  /// Removes a value of an inner dictionary.
  ///
  /// Removes and returns the inner one if that empties it.
  fileprivate mutating func removeValue<Inner: Hashable, Element>(
    _ inner: Inner, under key: Key
  ) -> (key: Key, value: Value)? where Value == [Inner: Element] {
    guard let index = index(forKey: key) else { return nil }
    values[index][inner] = nil
    return values[index].isEmpty ? remove(at: index) : nil
  }
}
