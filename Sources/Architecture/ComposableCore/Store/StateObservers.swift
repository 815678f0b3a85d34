/// Functions that are called after every turn of an engine, on the engine's owner, in the order in
/// which they were added.
package final class StateObservers: Sendable {
  private struct Entries: Sendable {
    var lastID = 0
    var observers: [Int: Callback] = [:]
    /// The ids in order, with removed ones until these outnumber the others.
    var order: [Int] = []
  }

  private let entries = Locked(Entries())
  // Most stores have no observers, and notify after every action.
  private let hasObservers = Flag()

  package init() {}

  /// Adds a function, and returns the id to remove it by.
  package func add(_ observer: @escaping @Sendable () -> Void) -> Int {
    entries.withValue {
      $0.lastID += 1
      $0.observers[$0.lastID] = Callback(observer)
      $0.order.append($0.lastID)
      hasObservers.set(true)
      return $0.lastID
    }
  }

  /// Removes a function.
  ///
  /// - Complexity: Amortized O(1).
  package func remove(_ id: Int) {
    // Released after the lock: a release may run any code.
    _ = entries.withValue { entries in
      defer {
        hasObservers.set(!entries.observers.isEmpty)
        if entries.order.count > 2 * entries.observers.count {
          entries.order.removeAll { entries.observers[$0] == nil }
        }
      }
      return entries.observers.removeValue(forKey: id)
    }
  }

  /// The number of functions.
  var count: Int { entries.withValue { $0.observers.count } }

  /// Calls every function.
  package func notify() {
    guard hasObservers.isSet,
      let observers = entries.withValue({ entries in
        entries.observers.isEmpty ? nil : entries.order.compactMap { entries.observers[$0] }
      })
    else { return }
    for observer in observers { observer() }
  }
}
