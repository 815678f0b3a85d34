// Evaluating a key path costs several look-ups of generic types for each component, and resolving
// it to a case path allocates. So each thread caches the results for the key paths that it uses
// often. The address of a key path is its identity, so only key paths stored in a variable are
// cached. A cache per thread needs no lock, and no atomic reference counts shared between threads.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A cache, for the current thread, of the case paths of frequently used key paths.
@usableFromInline
enum CasePathCache {
  /// The number of uses of one address after which its key path is cached.
  ///
  /// A temporary key path is often allocated at the address of the previous one, so a few uses of
  /// an address do not show that a key path is stored.
  static let sightings = 8

  /// Returns the cached object of a key path, or `nil` if the key path is not used often enough.
  ///
  /// - Parameter resolve: A function that returns the object to cache, called once the key path has
  ///   been used ``sightings`` times.
  @usableFromInline
  static func path(for keyPath: AnyKeyPath, orKeep resolve: () -> AnyObject?) -> AnyObject? {
    #if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
    guard let table = pthread_getspecific(key) else { return makeTable() }
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    let index = address.addressHash % (capacity / 2)
    // Each index has two slots, since even a few key paths are likely to collide.
    let first = table.assumingMemoryBound(to: Slot.self) + 2 * index
    let second = first + 1
    if first.pointee.keyPath == address { return first.pointee.path!.takeUnretainedValue() }
    if second.pointee.keyPath == address { return second.pointee.path!.takeUnretainedValue() }
    let slot = first.candidacy(of: address, or: second)
    slot.pointee.count += 1
    guard slot.pointee.count >= sightings else { return nil }
    slot.pointee.count = 0
    guard let path = resolve() else { return nil }
    first.keep(path, for: keyPath, at: address, inPlaceOf: second)
    return path
    #else
    return nil
    #endif
  }
}

#if !Fallbacks && (canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
extension CasePathCache {
  private static let capacity = 128

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { table in
      // On some systems the pointer is an optional.
      let table: UnsafeMutableRawPointer? = table
      guard let slots = table?.assumingMemoryBound(to: Slot.self) else { return }
      for index in 0..<CasePathCache.capacity { slots[index].release() }
      slots.deallocate()
    }
    precondition(failure == 0, "pthread_key_create failed with error \(failure)")
    return key
  }()

  private static func makeTable() -> AnyObject? {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    pthread_setspecific(key, slots)
    return nil
  }

  /// A cache entry for one key path.
  fileprivate struct Slot {
    /// The address of the cached key path, or 0 if the slot is empty.
    var keyPath: UInt = 0
    var path: Unmanaged<AnyObject>?
    /// The address of a key path that is not cached yet; ``count`` has its number of uses.
    var candidate: UInt = 0
    var count = 0

    func release() {
      path?.release()
      UnsafeRawPointer(bitPattern: keyPath).map {
        Unmanaged<AnyKeyPath>.fromOpaque($0).release()
      }
    }
  }
}

extension UnsafeMutablePointer<CasePathCache.Slot> {
  /// Returns the slot, of two, whose candidate is an address; sets a new candidate if neither is.
  ///
  /// A new address replaces the candidate with fewer uses, and takes one use from the other. So a
  /// candidate that is not used any more is replaced in time.
  fileprivate func candidacy(of address: UInt, or other: Self) -> Self {
    if pointee.candidate == address { return self }
    if other.pointee.candidate == address { return other }
    let (loser, winner) = pointee.count <= other.pointee.count ? (self, other) : (other, self)
    if winner.pointee.count > 0 { winner.pointee.count -= 1 }
    loser.pointee.candidate = address
    loser.pointee.count = 0
    return loser
  }

  /// Caches a path in this slot, moves the old entry to the other slot, and drops the entry there.
  ///
  /// The dropped entry is released last, because its release can run arbitrary code.
  fileprivate func keep(
    _ path: AnyObject, for keyPath: AnyKeyPath, at address: UInt, inPlaceOf other: Self
  ) {
    let old = other.pointee
    (other.pointee.keyPath, other.pointee.path) = (pointee.keyPath, pointee.path)
    pointee.keyPath = address
    pointee.path = .passRetained(path)
    _ = Unmanaged.passRetained(keyPath)
    old.release()
  }
}
#endif
