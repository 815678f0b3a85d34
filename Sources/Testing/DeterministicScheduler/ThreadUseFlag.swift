import ConcurrencyExtras

/// Whether a task, or one that descends from it, has started others that run on threads.
package final class ThreadUseFlag: Sendable {
  private let storage: Locked<Bool>

  init(hasThreads: Bool) {
    storage = Locked(hasThreads)
  }

  /// Whether such a task was started.
  package internal(set) var hasThreads: Bool {
    get { storage.withValue(\.self) }
    set { storage.withValue { $0 = newValue } }
  }
}
