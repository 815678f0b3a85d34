import Observation

#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// Which properties of some state have ever been read, and the registrar that knows by whom.
///
/// Reads are many, and there is nothing to lock: what is recorded is never taken back.
struct ReadRecord: ~Copyable, Sendable {
  #if canImport(Darwin)
  private struct Contents {
    var properties: UInt64 = 0
    var registrar: RegistrarBox?
  }

  // The atomic types are newer than the oldest systems supported.
  private let contents = OSAllocatedUnfairLock(initialState: Contents())

  /// Notes that properties are read, one bit for each or for a few, and returns who is to know, who
  /// lives as long as this.
  func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    contents.withLock { contents in
      contents.properties |= properties
      if let registrar = contents.registrar { return .passUnretained(registrar) }
      let registrar = RegistrarBox()
      contents.registrar = registrar
      return .passUnretained(registrar)
    }
  }

  /// Returns who is to know of a change, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    contents.withLock { $0.properties & properties == 0 ? nil : $0.registrar }
  }
  #else
  private let properties = Atomic<UInt64>(0)
  private let registrar = OnceReference<RegistrarBox>()

  /// Notes that properties are read, one bit for each or for a few, and returns who is to know, who
  /// lives as long as this.
  func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    if self.properties.load(ordering: .relaxed) & properties != properties {
      self.properties.bitwiseOr(properties, ordering: .acquiringAndReleasing)
    }
    return registrar.object { RegistrarBox() }
  }

  /// Returns who is to know of a change, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    if self.properties.load(ordering: .acquiring) & properties == 0 { return nil }
    return registrar.made?.takeUnretainedValue()
  }
  #endif
}

/// A registrar to refer to: copying one means to ask the runtime how.
final class RegistrarBox: Sendable {
  let registrar = ObservationRegistrar()

  /// Reports a read of a value, which is not changed, but would be copied if passed as it is.
  func access<Subject: Observable>(
    _ subject: inout Subject, keyPath: KeyPath<Subject, some Any>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }
}
