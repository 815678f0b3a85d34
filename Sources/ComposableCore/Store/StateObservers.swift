/// Functions that are called after every turn of an engine, on the engine's owner.
final class StateObservers: Sendable {
  private struct Entries: Sendable {
    var lastID = 0
    var observers: [Int: @Sendable () -> Void] = [:]
  }

  private let entries = Locked(Entries())

  /// Adds a function and returns what to remove it by.
  func add(_ observer: @escaping @Sendable () -> Void) -> Int {
    entries.withValue {
      $0.lastID += 1
      $0.observers[$0.lastID] = observer
      return $0.lastID
    }
  }

  /// Removes a function.
  func remove(_ id: Int) {
    // Released after the lock: what the function holds may do anything on its way out.
    _ = entries.withValue { $0.observers.removeValue(forKey: id) }
  }

  /// How many functions there are.
  var count: Int { entries.withValue(\.observers.count) }

  /// Calls every function.
  func notify() {
    let observers = entries.withValue { $0.observers.isEmpty ? nil : $0.observers }
    guard let observers else { return }
    for observer in observers.values { observer() }
  }
}
