/// The cancellable effects of one root store, keyed by cancellation id.
///
/// - Complexity: Registering and cancelling are O(1) in the number of effects in flight.
package final class CancellationTable: Sendable {
  private struct Entry: Sendable {
    let number: Int
    let group: EffectGroup
  }

  private struct Entries: Sendable {
    var byKey: [_CancelID: [ObjectIdentifier: Entry]] = [:]
    /// The number of effects registered so far.
    var lastNumber = 0
    // Most stores throttle nothing.
    var throttles: ThrottleIntervals?
  }

  private let entries = Locked(Entries())

  /// The child features that have running effects or can dismiss themselves.
  let features = FeatureTable()

  /// The intervals of throttled effects.
  package var throttles: ThrottleIntervals {
    entries.withValue { entries in
      let throttles = entries.throttles ?? ThrottleIntervals()
      entries.throttles = throttles
      return throttles
    }
  }

  init() {}

  /// The number of ids that have effects in flight.
  var count: Int { entries.withValue { $0.byKey.count } }

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
  package static var ambient: CancellationTable { DependencyValues._current[AmbientTableKey.self] }

  /// The table of the store whose reducer runs, or whose effects start; `nil` outside of a store.
  package static var current: CancellationTable? { FeatureContext.current.cancellations }

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
    let (cancelled, isFirst) = entries.withValue { entries in
      let cancelled = cancelInFlight ? entries.byKey[key] : nil
      entries.lastNumber += 1
      let entry = Entry(number: entries.lastNumber, group: group)
      for key in keys { entries.byKey[key, default: [:]][ObjectIdentifier(group)] = entry }
      return (cancelled, entries.lastNumber == 1)
    }
    // Most stores have no cancellable effects, and need not be found.
    if isFirst { CancellationTables.add(self) }
    if let cancelled { cancel(cancelled, except: enclosing) }
  }

  func unregister(_ group: EffectGroup, for key: _CancelID) {
    let keys = key.withAncestors
    // The stored ids are released after the lock: that may run any code.
    let removed = entries.withValue { entries in
      keys.compactMap { entries.byKey.removeValue(ObjectIdentifier(group), under: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Cancels the effects that run under an id, in the order in which they were started.
  func cancel(_ key: _CancelID) {
    if let cancelled = entries.withValue({ $0.byKey[key] }) { cancel(cancelled, except: []) }
  }

  private func cancel(_ entries: [ObjectIdentifier: Entry], except groups: [EffectGroup]) {
    for entry in entries.values.sorted(by: { $0.number < $1.number })
    where !groups.contains(where: { $0 === entry.group }) {
      entry.group.cancel()
    }
  }

  // MARK: Publishers

  /// Registers work under an id of the current feature.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - cancelInFlight: Whether to cancel the effects that already run under the id.
  ///   - cancel: Cancels the work.
  /// - Returns: A function that removes the work from the table.
  package func register(
    _ id: AnyHashable, cancelInFlight: Bool, cancel: @escaping () -> Void
  ) -> () -> Void {
    let key = _CancelID(id)
    let group = EffectGroup(hasID: true)
    // Safe: called where the id is cancelled, as the work itself expects.
    let cancel = UncheckedSendable(cancel)
    group.add(0) { cancel.value() }
    register(group, for: key, cancelInFlight: cancelInFlight)
    return { self.unregister(group, for: key) }
  }

  /// Cancels the effects that run under an id of the current feature.
  package func cancel(_ id: AnyHashable) {
    cancel(_CancelID(id))
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
