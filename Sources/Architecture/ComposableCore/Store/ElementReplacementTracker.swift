import ConcurrencyExtras
import PerceptionCore

/// A type-erased ``ElementGroup``.
class AnyElementGroup: ReadTracker, Watcher, @unchecked Sendable {
  // Safe: constant, or locked.
  private let turns: ElementReplacementTracker?
  private let isWatching = Flag()

  init(turns: ElementReplacementTracker?) {
    self.turns = turns
  }

  /// Marks the group as watching; returns `false` if it already was.
  func startsWatching() -> Bool {
    if isWatching.isSet || isWatching.exchange(true) { return false }
    turns?.didStartWatching(self)
    return true
  }

  /// Notifies the stores whose element was replaced.
  func elementsMayHaveChanged() {}

  var hasEnded: Bool { false }

  func didRead(_ property: TrackedProperty, of source: ReadSource) -> Bool {
    source.watch(property, for: WeakWatcher(self))
    return true
  }

  func stateWillChange() {
    if isWatching.exchange(false) { turns?.willChange(self) }
  }
}

/// The groups of elements in one root store's state.
final class ElementReplacementTracker: Sendable {
  private struct Groups: Sendable {
    var watching: [ObjectIdentifier: Weak<AnyElementGroup>] = [:]
    var changed: [Weak<AnyElementGroup>] = []
    /// The number of watching groups above which released ones are removed.
    var limit = 16
  }

  private let groups = Locked(Groups())
  // Most turns change no list that is watched.
  private let hasGroups = Flag()
  private let hasChanged = Flag()

  func didStartWatching(_ group: AnyElementGroup) {
    hasGroups.set(true)
    let alive = groups.withValue { groups -> [AnyElementGroup] in
      groups.watching[ObjectIdentifier(group)] = Weak(group)
      guard groups.watching.count > groups.limit else { return [] }
      let alive = groups.watching.values.compactMap(\.object)
      groups.watching = groups.watching.filter { $0.value.object != nil }
      groups.limit = max(16, 2 * groups.watching.count)
      return alive
    }
    // Until after the lock: this may be the last reference, and the release of one may run any code.
    withExtendedLifetime(alive) {}
  }

  func willChange(_ group: AnyElementGroup) {
    groups.withValue {
      $0.watching[ObjectIdentifier(group)] = nil
      $0.changed.append(Weak(group))
      hasChanged.set(true)
    }
  }

  /// Notifies the groups whose list has changed in a turn.
  ///
  /// - Parameter isReplaced: Whether the whole state was replaced.
  func turnDidEnd(isReplaced: Bool) {
    if isReplaced, hasGroups.isSet {
      for group in groups.withValue({ Array($0.watching.values) }) {
        group.object?.stateWillChange()
      }
    }
    while hasChanged.isSet, let group = popChanged() {
      group.object?.elementsMayHaveChanged()
    }
  }

  private func popChanged() -> Weak<AnyElementGroup>? {
    groups.withValue { groups in
      let group = groups.changed.popLast()
      hasChanged.set(!groups.changed.isEmpty)
      return group
    }
  }
}
