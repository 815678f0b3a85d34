import Observation

#if canImport(Darwin)
import os
#elseif Fallbacks
import ConcurrencyExtras
#else
import Synchronization
#endif

/// The properties of some state that have ever been read, and the registrar of their observers.
///
/// Reads are many, and need no lock where there are atomics: a recorded read is never removed.
struct ReadRecord: ~Copyable, Sendable {
  #if canImport(Darwin) || Fallbacks
  private struct Contents {
    var properties: UInt64 = 0
    var registrar: RegistrarBox?
  }

  // The atomic types are newer than the oldest systems supported.
  private let contents = OSAllocatedUnfairLock(initialState: Contents())

  /// Records a read of properties, one bit for each or for a few, and returns the registrar, which
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

  /// Returns the registrar to tell of a change, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    contents.withLock { $0.properties & properties == 0 ? nil : $0.registrar }
  }
  #else
  private let properties = Atomic<UInt64>(0)
  private let registrar = OnceReference<RegistrarBox>()

  /// Records a read of properties, one bit for each or for a few, and returns the registrar, which
  /// lives as long as this.
  func registrar(accessing properties: UInt64) -> Unmanaged<RegistrarBox> {
    if self.properties.load(ordering: .relaxed) & properties != properties {
      self.properties.bitwiseOr(properties, ordering: .acquiringAndReleasing)
    }
    return registrar.object { RegistrarBox() }
  }

  /// Returns the registrar to tell of a change, or `nil` if the properties were never read.
  func registrar(changing properties: UInt64) -> RegistrarBox? {
    if self.properties.load(ordering: .acquiring) & properties == 0 { return nil }
    return registrar.made?.takeUnretainedValue()
  }
  #endif
}

/// A registrar in a box: to copy a registrar itself, the runtime has to look up how.
final class RegistrarBox: Sendable {
  let registrar = ObservationRegistrar()

  /// Reports a read of a value, which is `inout` to avoid a copy, and is not changed.
  func access<Subject: Observable>(
    _ subject: inout Subject, keyPath: KeyPath<Subject, some Any>
  ) {
    registrar.access(subject, keyPath: keyPath)
  }
}
