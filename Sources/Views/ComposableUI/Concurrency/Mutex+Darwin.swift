#if PortableViews && canImport(Darwin)
import os

// The module Synchronization is newer than the oldest supported Apple systems. These types stand in
// for its types, with the members that the views and their graph use.

/// A value that one thread at a time can access.
package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
  // Safe: the value is only reached while the lock is held.
  private let state: OSAllocatedUnfairLock<Value>

  package init(_ initialValue: consuming sending Value) {
    state = OSAllocatedUnfairLock(uncheckedState: initialValue)
  }

  /// Calls a function with the value, while no other thread can access it.
  package borrowing func withLock<Result>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    try state.withLockUnchecked(body)
  }
}

/// A value that threads read and write atomically.
package struct Atomic<Value: Sendable>: ~Copyable, Sendable {
  private let state: OSAllocatedUnfairLock<Value>

  package init(_ initialValue: Value) {
    state = OSAllocatedUnfairLock(initialState: initialValue)
  }

  /// Returns the value; the ordering has no effect, as a lock orders every access.
  package borrowing func load(ordering: AtomicOrdering) -> Value {
    state.withLock { $0 }
  }

  /// Replaces the value; the ordering has no effect, as a lock orders every access.
  package borrowing func store(_ newValue: Value, ordering: AtomicOrdering) {
    state.withLock { $0 = newValue }
  }
}

/// The orderings that an access to an atomic value can ask for.
package enum AtomicOrdering: Sendable {
  case relaxed
}
#endif
