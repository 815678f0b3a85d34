#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// An object that is made once, from any thread, and kept until the owner of this forgets it.
struct OnceObject: ~Copyable, @unchecked Sendable {
  #if canImport(Darwin)
  // The atomic types are newer than the oldest systems supported.
  private let lock = OSAllocatedUnfairLock<AnyObject?>(uncheckedState: nil)

  var isMade: Bool { object != nil }

  /// The object, which lives until it is forgotten.
  var object: Unmanaged<AnyObject>? {
    lock.withLockUnchecked { $0.map { .passUnretained($0) } }
  }

  /// Keeps an object if there is none yet, and returns the one that is kept.
  func keep(_ new: AnyObject) -> Unmanaged<AnyObject> {
    lock.withLockUnchecked { object in
      let kept = object ?? new
      object = kept
      return .passUnretained(kept)
    }
  }

  /// Forgets the object.
  ///
  /// > Important: No other thread may use this at the same time.
  func forget() {
    lock.withLockUnchecked { $0 = nil }
  }
  #else
  private let address = Atomic<UInt>(0)

  deinit { forget() }

  var isMade: Bool { address.load(ordering: .acquiring) != 0 }

  /// The object, which lives until it is forgotten.
  var object: Unmanaged<AnyObject>? { object(at: address.load(ordering: .acquiring)) }

  /// Keeps an object if there is none yet, and returns the one that is kept.
  func keep(_ new: AnyObject) -> Unmanaged<AnyObject> {
    let new = Unmanaged.passRetained(new)
    let (isFirst, current) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isFirst, let kept = object(at: current) else { return new }
    new.release()
    return kept
  }

  /// Forgets the object.
  ///
  /// > Important: No other thread may use this at the same time.
  func forget() {
    object(at: address.exchange(0, ordering: .acquiringAndReleasing))?.release()
  }

  private func object(at address: UInt) -> Unmanaged<AnyObject>? {
    UnsafeRawPointer(bitPattern: address).map { Unmanaged.fromOpaque($0) }
  }
  #endif
}
