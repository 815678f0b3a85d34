#if PortableViews
import Foundation

/// The listeners of changes, called in the order in which they were added.
package final class ChangeListeners<Value>: @unchecked Sendable {
  // Safe: accessed only while `lock` is held.
  private var listeners: [(id: Int, body: (Value) -> Void)] = []
  private var lastID = 0
  private let lock = NSLock()

  init() {}

  /// Adds a listener; returns the id for ``remove(_:)``.
  package func add(_ body: @escaping (Value) -> Void) -> Int {
    lock.withLock {
      lastID += 1
      listeners.append((lastID, body))
      return lastID
    }
  }

  package func remove(_ id: Int) {
    // Released outside of the lock: the deinitializers of the captures may run any code.
    _ = lock.withLock {
      listeners.firstIndex { $0.id == id }.map { listeners.remove(at: $0) }
    }
  }

  func notify(_ value: Value) {
    let listeners = lock.withLock { self.listeners }
    for listener in listeners { listener.body(value) }
  }
}
#endif
