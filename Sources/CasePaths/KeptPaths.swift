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
enum KeptPaths {
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
      // Objects lie 16 bytes apart, and most key paths are larger than that.
      let slot =
        table.assumingMemoryBound(to: Slot.self) + Int((address >> 4 ^ address >> 10) % capacity)
      if slot.pointee.keyPath == address {
        return slot.pointee.path!.takeUnretainedValue()
      }
      guard slot.pointee.isSeenOften(at: address) else { return nil }
      slot.pointee.count = 0
      guard let path = resolve() else { return nil }
      slot.keep(path, for: keyPath, at: address)
      return path
    #else
      return nil
    #endif
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension KeptPaths {
    private static let capacity: UInt = 64

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      let failure = pthread_key_create(&key) { table in
        // On some systems the pointer is an optional.
        let table: UnsafeMutableRawPointer? = table
        guard let slots = table?.assumingMemoryBound(to: Slot.self) else { return }
        for index in 0..<Int(KeptPaths.capacity) { slots[index].release() }
        slots.deallocate()
      }
      precondition(failure == 0, "A thread has no place for what it keeps: error \(failure)")
      return key
    }()

    private static func makeTable() -> AnyObject? {
      let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Int(capacity))
      slots.initialize(repeating: Slot(), count: Int(capacity))
      pthread_setspecific(key, slots)
      return nil
    }

    /// A place for one key path.
    fileprivate struct Slot {
      /// The address of the key path that is kept, or 0.
      var keyPath: UInt = 0
      var path: Unmanaged<AnyObject>?
      /// The address that was last looked for in vain, and how often in a row.
      var candidate: UInt = 0
      var count = 0

      mutating func isSeenOften(at address: UInt) -> Bool {
        if candidate != address { (candidate, count) = (address, 0) }
        count += 1
        return count >= sightings
      }

      func release() {
        path?.release()
        UnsafeRawPointer(bitPattern: keyPath).map {
          Unmanaged<AnyKeyPath>.fromOpaque($0).release()
        }
      }
    }
  }

  extension UnsafeMutablePointer<KeptPaths.Slot> {
    /// Keeps a path in place of another, which is released last, as that can call anything.
    fileprivate func keep(_ path: AnyObject, for keyPath: AnyKeyPath, at address: UInt) {
      let old = pointee
      pointee = KeptPaths.Slot()
      pointee.keyPath = address
      pointee.path = .passRetained(path)
      _ = Unmanaged.passRetained(keyPath)
      old.release()
    }
  }
#endif
