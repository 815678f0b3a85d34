#if canImport(Darwin)
import os
#elseif Fallbacks
import ConcurrencyExtras
#else
import Synchronization
#endif

/// Hands out numbers, none of them twice in a process.
enum IdentityCounter {
  #if canImport(Darwin) || Fallbacks
  // The atomic types are newer than the oldest systems supported.
  private static let lock = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  static func next() -> UInt64 {
    lock.withLock { count in
      count += 1
      return count
    }
  }
  #else
  private static let count = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    count.add(1, ordering: .relaxed).newValue
  }
  #endif
}
