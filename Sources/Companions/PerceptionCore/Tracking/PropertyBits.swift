#if canImport(Darwin)
import os
#elseif Fallbacks
import ConcurrencyExtras
#else
package import Synchronization
#endif

/// The properties of some state that have ever been read, as bits: one for each, or for a few.
///
/// Reads are many, and need no lock where there are atomics: a recorded read is never removed.
package struct PropertyBits: ~Copyable, Sendable {
  #if canImport(Darwin) || Fallbacks
  // The atomic types are newer than the oldest systems supported.
  private let bits = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  package init() {}

  /// Adds properties.
  package func insert(_ properties: UInt64) {
    bits.withLock { $0 |= properties }
  }

  /// Returns whether any of the properties was added.
  package func containsAny(of properties: UInt64) -> Bool {
    bits.withLock { $0 & properties != 0 }
  }
  #else
  @usableFromInline let bits = Atomic<UInt64>(0)

  @inlinable
  package init() {}

  /// Adds properties.
  @inlinable
  package func insert(_ properties: UInt64) {
    if bits.load(ordering: .relaxed) & properties != properties {
      bits.bitwiseOr(properties, ordering: .acquiringAndReleasing)
    }
  }

  /// Returns whether any of the properties was added.
  @inlinable
  package func containsAny(of properties: UInt64) -> Bool {
    bits.load(ordering: .acquiring) & properties != 0
  }
  #endif
}
