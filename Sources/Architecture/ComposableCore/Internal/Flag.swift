#if canImport(Darwin)
import os
#elseif Fallbacks
import ConcurrencyExtras
#else
import Synchronization
#endif

/// A Boolean that is read often, and from any thread.
struct Flag: ~Copyable, Sendable {
  #if canImport(Darwin) || Fallbacks
  // The atomic types are newer than the oldest systems supported.
  private let state = OSAllocatedUnfairLock(initialState: false)

  var isSet: Bool { state.withLock { $0 } }

  func set(_ isSet: Bool) {
    state.withLock { $0 = isSet }
  }

  /// Sets or clears the flag, and returns the old value.
  func exchange(_ isSet: Bool) -> Bool {
    state.withLock { state in
      defer { state = isSet }
      return state
    }
  }
  #else
  private let state = Atomic<Bool>(false)

  var isSet: Bool { state.load(ordering: .acquiring) }

  func set(_ isSet: Bool) {
    state.store(isSet, ordering: .releasing)
  }

  /// Sets or clears the flag, and returns the old value.
  func exchange(_ isSet: Bool) -> Bool {
    state.exchange(isSet, ordering: .acquiringAndReleasing)
  }
  #endif
}
