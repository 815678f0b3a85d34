/// Is told before state changes.
package protocol Watcher: AnyObject, Sendable {
  /// Called before a watched property changes, on the thread that changes it.
  ///
  /// The watcher no longer watches the property then.
  func stateWillChange()

  /// Whether changes mean nothing to the watcher any more.
  var hasEnded: Bool { get }
}

/// Tells a watcher that others own, and that may be gone.
package final class WeakWatcher: Watcher {
  // A variable, as weak references must be; it is only read.
  private nonisolated(unsafe) weak var watcher: (any Watcher)?

  package init(_ watcher: any Watcher) {
    self.watcher = watcher
  }

  package var hasEnded: Bool { watcher == nil }

  package func stateWillChange() { watcher?.stateWillChange() }
}
