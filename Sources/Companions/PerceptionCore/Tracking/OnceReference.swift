#if canImport(Darwin)
import os
#elseif Fallbacks
import ConcurrencyExtras
#else
package import Synchronization
#endif

/// A reference to an object that is made once, on its first use from any thread.
package struct OnceReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin) || Fallbacks
  // The atomic types are newer than the oldest systems supported.
  private let object = OSAllocatedUnfairLock<Object?>(initialState: nil)

  package init() {}

  /// The object, which lives as long as this, or `nil` if it was not made yet.
  package var made: Unmanaged<Object>? { object.withLock { $0.map { .passUnretained($0) } } }

  /// Returns the object, made if needed, which lives as long as this.
  package func object(orMake make: @Sendable () -> Object) -> Unmanaged<Object> {
    object.withLock { object in
      let current = object ?? make()
      object = current
      return .passUnretained(current)
    }
  }
  #else
  // The standard library's equivalent makes the runtime look up a type at each use. All that is hot
  // can be inlined, or other modules would look the type of the object up as well.
  @usableFromInline let address = Atomic<UInt>(0)

  @inlinable
  package init() {}

  @inlinable
  deinit {
    object(at: address.load(ordering: .relaxed))?.release()
  }

  /// The object, which lives as long as this, or `nil` if it was not made yet.
  @inlinable
  package var made: Unmanaged<Object>? { object(at: address.load(ordering: .acquiring)) }

  /// Returns the object, made if needed, which lives as long as this.
  @inlinable
  package func object(orMake make: @Sendable () -> Object) -> Unmanaged<Object> {
    made ?? keep(make())
  }

  @usableFromInline
  @inline(never)
  func keep(_ object: Object) -> Unmanaged<Object> {
    let new = Unmanaged.passRetained(object)
    let (isFirst, current) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst { return new }
    new.release()
    return self.object(at: current) ?? keep(object)
  }

  @usableFromInline
  @inline(__always)
  func object(at address: UInt) -> Unmanaged<Object>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
  #endif
}
