import ConcurrencyExtras

/// The watchers of a source, by the properties that they have read.
package final class Watchers: @unchecked Sendable {
  // Safe: the properties are touched only while `lock` is held.
  private struct Property {
    let property: TrackedProperty
    var watchers: [ObjectIdentifier: any Watcher]
  }

  /// Guards all watchers, each of which would need memory for a lock of its own.
  private static let lock = Locked(())

  // Most sources have one reader of one property, and need no more than this.
  @exclusivity(unchecked) private var property = TrackedProperty.all
  @exclusivity(unchecked) private var watcher: (any Watcher)?
  @exclusivity(unchecked) private var others: [Property] = []

  package init() {}

  /// Adds a watcher, which is retained until it is notified or removed.
  package func add(_ watcher: any Watcher, of property: TrackedProperty) {
    // Asked while the lock is not held, as is the last release of a watcher: both may run any code.
    let ended = watchersInTheWay(of: property).filter(\.hasEnded)
    Self.lock.withValue { _ in
      for watcher in ended { removeWithoutLock(watcher, of: property.keyPath) }
      if self.watcher == nil {
        self.watcher = watcher
        self.property = property
      } else if self.watcher !== watcher || !self.property.isIdentical(to: property) {
        addOther(watcher, of: property)
      }
    }
  }

  /// Returns the watchers that are to be asked whether they have ended: the watchers of a full table.
  private func watchersInTheWay(of property: TrackedProperty) -> [any Watcher] {
    Self.lock.withValue { _ in
      guard let watcher else { return [] }
      guard let place = place(of: property) else {
        return self.property.isIdentical(to: property) ? [watcher] : []
      }
      let watchers = others[place].watchers
      return watchers.count == watchers.capacity ? [watcher] + watchers.values : []
    }
  }

  private func place(of property: TrackedProperty) -> Int? {
    others.firstIndex { $0.property.isIdentical(to: property) }
  }

  private func addOther(_ watcher: any Watcher, of property: TrackedProperty) {
    if let place = place(of: property) {
      others[place].watchers[ObjectIdentifier(watcher)] = watcher
    } else {
      others.append(Property(property: property, watchers: [ObjectIdentifier(watcher): watcher]))
    }
  }

  /// Removes a watcher of the properties of a key path, or of all properties if that is `nil`.
  ///
  /// The caller must retain the watcher.
  package func remove(_ watcher: any Watcher, of keyPath: AnyKeyPath?) {
    Self.lock.withValue { _ in removeWithoutLock(watcher, of: keyPath) }
  }

  private func removeWithoutLock(_ watcher: any Watcher, of keyPath: AnyKeyPath?) {
    if self.watcher === watcher, property.keyPath === keyPath { self.watcher = nil }
    guard let place = others.firstIndex(where: { $0.property.keyPath === keyPath }) else { return }
    others[place].watchers[ObjectIdentifier(watcher)] = nil
    if others[place].watchers.isEmpty { others.remove(at: place) }
  }

  /// Tells the watchers of a property that it changes, and removes them.
  package func tell(_ changed: TrackedProperty) {
    var watcher: (any Watcher)?
    var more: [any Watcher] = []
    Self.lock.withValue { _ in
      if self.watcher != nil, property.overlaps(changed) { swap(&watcher, &self.watcher) }
      guard !others.isEmpty else { return }
      others.removeAll { other in
        guard other.property.overlaps(changed) else { return false }
        more += other.watchers.values
        return true
      }
    }
    watcher?.stateWillChange()
    for watcher in more { watcher.stateWillChange() }
  }
}
