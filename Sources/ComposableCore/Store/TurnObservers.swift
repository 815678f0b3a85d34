/// A group of which the types are not known.
class AnyElementGroup: StateWatcher, @unchecked Sendable {
  // Safe: constant, or locked.
  private let turns: TurnObservers
  private let isWatching = Locked(false)

  init(turns: TurnObservers) {
    self.turns = turns
  }

  /// Returns whether what is read now has to be watched; if not, it is already.
  func startsWatching() -> Bool {
    let starts = isWatching.withValue { isWatching in
      defer { isWatching = true }
      return !isWatching
    }
    if starts { turns.didStartWatching(self) }
    return starts
  }

  /// Looks for elements that are others than before.
  func elementsMayHaveChanged() {}

  override func stateWillChange() {
    let wasWatching = isWatching.withValue { isWatching in
      defer { isWatching = false }
      return isWatching
    }
    if wasWatching { turns.willChange(self) }
  }
}

/// The groups of elements in one root store's state.
final class TurnObservers: Sendable {
  private struct Groups: Sendable {
    var watching: [ObjectIdentifier: WeakGroup] = [:]
    var changed: [WeakGroup] = []
    /// How many there may be before released ones are removed.
    var limit = 16
  }

  private struct WeakGroup: Sendable {
    weak var value: AnyElementGroup?
  }

  private let groups = Locked(Groups())

  func didStartWatching(_ group: AnyElementGroup) {
    groups.withValue { groups in
      groups.watching[ObjectIdentifier(group)] = WeakGroup(value: group)
      guard groups.watching.count > groups.limit else { return }
      groups.watching = groups.watching.filter { $0.value.value != nil }
      groups.limit = max(16, 2 * groups.watching.count)
    }
  }

  func willChange(_ group: AnyElementGroup) {
    groups.withValue {
      $0.watching[ObjectIdentifier(group)] = nil
      $0.changed.append(WeakGroup(value: group))
    }
  }

  /// Called after a turn.
  ///
  /// - Parameter isReplaced: Whether the whole state is another.
  func turnDidEnd(isReplaced: Bool) {
    if isReplaced {
      for group in groups.withValue({ Array($0.watching.values) }) {
        group.value?.stateWillChange()
      }
    }
    while let group = groups.withValue({ $0.changed.popLast() }) {
      group.value?.elementsMayHaveChanged()
    }
  }
}
