/// The cancellable effects of one root store, keyed by cancellation id.
///
/// An effect leaves the table when it ends, or when its id is cancelled: work that ignores its
/// cancellation is not found by its id any more.
///
/// - Complexity: Registering an effect, and cancelling it, are O(1) in the number of effects in
///   flight.
package final class CancellationTable: Sendable {
  private struct Entry: Sendable {
    let number: Int
    let group: EffectGroup
    /// The id itself, and the same id under every ancestor.
    let keys: [_CancelID]
  }

  /// Entries that were removed, with the ids that the table kept for them.
  ///
  /// They are released after the lock: a release may run any code.
  private struct Removal {
    var entries: [Entry] = []
    var ids: [_CancelID] = []
  }

  private struct Entries: Sendable {
    var byKey: [_CancelID: [ObjectIdentifier: Entry]] = [:]
    /// The number of effects registered so far.
    var lastNumber = 0
    // Most stores throttle nothing.
    var throttles: ThrottleIntervals?

    mutating func insert(_ group: EffectGroup, for keys: [_CancelID]) {
      lastNumber += 1
      let entry = Entry(number: lastNumber, group: group, keys: keys)
      for key in keys { byKey[key, default: [:]][ObjectIdentifier(group)] = entry }
    }

    /// Removes the entry of a group that runs under an id.
    mutating func remove(_ group: EffectGroup, for key: _CancelID) -> Removal {
      var removal = Removal()
      guard let entry = byKey[key]?[ObjectIdentifier(group)] else { return removal }
      remove(entry, into: &removal)
      return removal
    }

    /// Removes the entries of an id, in the order in which they were registered.
    mutating func removeAll(for key: _CancelID, except groups: [EffectGroup]) -> Removal {
      var removal = Removal()
      guard let found = byKey[key] else { return removal }
      for entry in found.values.sorted(by: { $0.number < $1.number })
      where !groups.contains(where: { $0 === entry.group }) {
        remove(entry, into: &removal)
      }
      return removal
    }

    private mutating func remove(_ entry: Entry, into removal: inout Removal) {
      removal.entries.append(entry)
      for key in entry.keys {
        guard let index = byKey.index(forKey: key) else { continue }
        byKey.values[index][ObjectIdentifier(entry.group)] = nil
        if byKey.values[index].isEmpty { removal.ids.append(byKey.remove(at: index).key) }
      }
    }
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
      let cancelled = cancelInFlight ? entries.removeAll(for: key, except: enclosing) : nil
      entries.insert(group, for: keys)
      return (cancelled, entries.lastNumber == 1)
    }
    // Most stores have no cancellable effects, and need not be found.
    if isFirst { CancellationTables.add(self) }
    if let cancelled { cancel(cancelled) }
  }

  /// Removes an effect that has ended, if its id has not been cancelled.
  func unregister(_ group: EffectGroup, for key: _CancelID) {
    let removed = entries.withValue { $0.remove(group, for: key) }
    withExtendedLifetime(removed) {}
  }

  /// Cancels the effects that run under an id, in the order in which they were started.
  func cancel(_ key: _CancelID) {
    cancel(entries.withValue { $0.removeAll(for: key, except: []) })
  }

  private func cancel(_ removed: Removal) {
    for entry in removed.entries { entry.group.cancel() }
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
