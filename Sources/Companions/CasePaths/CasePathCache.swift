// Following a key path costs the runtime several look-ups of generic types for each component, and
// resolving one to a case path allocates. So each thread keeps what the key paths resolve to that are
// used again and again: those that are held in a variable, told apart by their address. A thread has
// its own, as nothing then has to be locked, and counted by several threads at once.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The case paths of the key paths that the current thread has used most recently.
@usableFromInline
enum CasePathCache {
  /// How often a key path has to be seen at one address before it is kept.
  ///
  /// One that is made where it is used, and is gone after that, may well lie where the last one did.
  static let sightings = 8

  /// Returns what is kept for a key path.
  ///
  /// - Parameter resolve: Returns what to keep, if the key path has been seen often enough.
  @usableFromInline
  static func path(
    for keyPath: AnyKeyPath, orKeep resolve: () -> AnyObject?
  ) -> AnyObject? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    guard let table = pthread_getspecific(key) else { return makeTable() }
    let address = UInt(bitPattern: Unmanaged.passUnretained(keyPath).toOpaque())
    let index = address.addressHash % (capacity / 2)
    // Each has two places, for two of a handful share one easily.
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

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
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
    precondition(failure == 0, "A thread has no place for what it keeps: error \(failure)")
    return key
  }()

  private static func makeTable() -> AnyObject? {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    pthread_setspecific(key, slots)
    return nil
  }

  /// A place for one key path.
  fileprivate struct Slot {
    /// The address of the key path that is kept, or 0.
    var keyPath: UInt = 0
    var path: Unmanaged<AnyObject>?
    /// An address that was looked for in vain, and how often.
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
  /// Returns the one of two places where an address is a candidate, or becomes one.
  ///
  /// It takes the place of the one seen less often, and lets the other wait longer: what is seen
  /// no more goes in time.
  fileprivate func candidacy(of address: UInt, or other: Self) -> Self {
    if pointee.candidate == address { return self }
    if other.pointee.candidate == address { return other }
    let (loser, winner) = pointee.count <= other.pointee.count ? (self, other) : (other, self)
    if winner.pointee.count > 0 { winner.pointee.count -= 1 }
    loser.pointee.candidate = address
    loser.pointee.count = 0
    return loser
  }

  /// Keeps a path here, and what was here in the other place, where the oldest was.
  ///
  /// That is released last, as it can call anything.
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
