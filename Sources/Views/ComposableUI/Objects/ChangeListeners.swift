#if PortableViews
import Foundation

/// Functions that are called with every change, in the order in which they were added.
package final class ChangeListeners<Value>: @unchecked Sendable {
  // Safe: touched only while `lock` is held.
  private var listeners: [(id: Int, body: (Value) -> Void)] = []
  private var lastID = 0
  private let lock = NSLock()

  init() {}

  /// Adds a function; returns the id to remove it with.
  package func add(_ body: @escaping (Value) -> Void) -> Int {
    lock.withLock {
      lastID += 1
      listeners.append((lastID, body))
      return lastID
    }
  }

  /// Removes a function.
  package func remove(_ id: Int) {
    // Released after the lock: the deinitializers of the function's captures may run any code.
    _ = lock.withLock {
      listeners.firstIndex { $0.id == id }.map { listeners.remove(at: $0) }
    }
  }

  /// Calls every function.
  func notify(_ value: Value) {
    let listeners = lock.withLock { self.listeners }
    for listener in listeners { listener.body(value) }
  }
}
#endif
